import { type RegistryPreview, registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { operatorKeys } from '../../nouns/operator/keys.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Affected } from './Affected.tsx'
import { RefusedLines } from './RefusedLines.tsx'
import { kindWords, writeBytes } from './words.ts'

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className="grid gap-1 border-hairline border-t pt-3">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="font-mono text-xl tabular-nums">{writeWhole(value)}</dd>
  </div>
)

const Figures = ({ preview }: { preview: RegistryPreview }) => (
  <>
    <p className="text-note [overflow-wrap:anywhere]">
      <span className="font-medium">
        {preview.registry}: {kindWords[preview.kind]}
      </span>
      , as of {writeDate(preview.asOf)}. {preview.name}, {writeBytes(preview.bytes)},{' '}
      {writeWhole(preview.rows)} lines.
    </p>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
      <Figure label="New records" value={preview.added} />
      <Figure label="Changed" value={preview.changed} />
      <Figure label="As before" value={preview.unchanged} />
      <Figure label="No longer in the file" value={preview.gone} />
      <Figure label="Refused lines" value={preview.refused} />
    </dl>
  </>
)

const Gone = ({ preview }: { preview: RegistryPreview }) => (
  <details className="text-note">
    <summary className="min-h-11 cursor-pointer content-center">
      {writeWhole(preview.gone)} records of the last file are no longer in this one. They stay.
    </summary>
    <ul className="grid gap-1 font-mono text-fine text-muted [overflow-wrap:anywhere]">
      {preview.goneKeys.map((key) => (
        <li key={key}>{key}</li>
      ))}
      {preview.gone > preview.goneKeys.length && <li>…</li>}
    </ul>
  </details>
)

type DecisionProps = { preview: RegistryPreview; onDecided: (said: string) => void }

const Decision = ({ preview, onDecided }: DecisionProps) => {
  const client = useQueryClient()
  const [busy, setBusy] = useState<'import' | 'discard'>()
  const [refusal, setRefusal] = useState<string>()
  const decide = async (act: 'import' | 'discard', work: () => Promise<string>) => {
    setBusy(act)
    setRefusal(undefined)
    try {
      const said = await work()
      onDecided(said)
      client.removeQueries(operatorQueries.registryUpload(preview.id))
      await client.invalidateQueries({ queryKey: operatorKeys.all })
    } catch (error) {
      setRefusal(messageOf(error))
      setBusy(undefined)
    }
  }
  const params = { id: preview.id }
  const importIt = () =>
    decide('import', async () => {
      const { repeated } = await send(registryRecordsApi.confirm, { params })
      return repeated
        ? 'This very file was imported before. Nothing was changed.'
        : `${preview.name} was imported. New records: ${writeWhole(preview.added)}. Changed: ${writeWhole(preview.changed)}.`
    })
  const discard = () =>
    decide('discard', async () => {
      await send(registryRecordsApi.discard, { params })
      return `${preview.name} was discarded. Nothing was changed.`
    })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy === 'import'}
          busyLabel="Importing…"
          disabled={preview.obstacle !== null}
          onClick={importIt}
        >
          Import this file
        </Button>
        <Button variant="outline" busy={busy === 'discard'} onClick={discard}>
          Discard
        </Button>
      </div>
      {refusal && (
        <p role="alert" className="text-error text-sm">
          {refusal}
        </p>
      )}
    </div>
  )
}

/** What a file would change, and the decision about it. */
export const Preview = ({ uploadId, onDecided }: { uploadId: string; onDecided: (said: string) => void }) => {
  const query = useQuery(operatorQueries.registryUpload(uploadId))
  return (
    <div className="grid gap-6">
      <Loaded query={query} what="the preview" room="h-56">
        {(preview) => (
          <>
            <Figures preview={preview} />
            {preview.obstacle && <Notice tone="error">{preview.obstacle}</Notice>}
            {preview.newerOn && (
              <Notice tone="attention">
                A file of {writeDate(preview.newerOn)} is here already. This one is older: it would say again
                what was so before.
              </Notice>
            )}
            {preview.kind !== 'projects' && <Affected uploadId={uploadId} />}
            {preview.gone > 0 && <Gone preview={preview} />}
            {preview.refused > 0 && <RefusedLines preview={preview} />}
            <Decision preview={preview} onDecided={onDecided} />
          </>
        )}
      </Loaded>
      {query.isError && (
        <Button variant="outline" className="justify-self-start" onClick={() => onDecided('')}>
          Send another file
        </Button>
      )}
    </div>
  )
}
