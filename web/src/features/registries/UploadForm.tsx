import { registries } from '@ledgerleaf/contract/registries'
import { RecordKind } from '@ledgerleaf/contract/registry-records'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { asCsv } from '../../forms/read-sheet.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ColumnsForm } from './ColumnsForm.tsx'
import { readHeader } from './read-header.ts'
import { useFileTarget } from './use-file-target.ts'
import { useUpload } from './use-upload.ts'
import { kindWords } from './words.ts'

const Progress = ({ percent, onGiveUp }: { percent: number; onGiveUp: () => void }) => (
  <div className="grid w-full max-w-md justify-items-center gap-3">
    <progress
      value={percent}
      max={100}
      aria-label="Sent"
      className="h-2 w-full appearance-none [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-leaf"
    />
    <p className="text-note tabular-nums">
      {percent < 100 ? `${percent} % sent and read` : 'Comparing with what is here…'}
    </p>
    <Button variant="outline" size="small" onClick={onGiveUp}>
      Give up
    </Button>
  </div>
)

/** What is said of the file besides the file; its header says it too, and a file that contradicts is refused. */
const Claims = ({
  claims,
  onChange,
}: {
  claims: { registry: string; kind: string; asOf: string }
  onChange: (changed: Partial<{ registry: string; kind: string; asOf: string }>) => void
}) => (
  <div className="grid gap-4 @xl:grid-cols-3">
    <Select
      label="Registry"
      value={claims.registry}
      onChange={(event) => onChange({ registry: event.target.value })}
    >
      <option value="">As its header says</option>
      {registries.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
    <Select label="Type" value={claims.kind} onChange={(event) => onChange({ kind: event.target.value })}>
      <option value="">As its header says</option>
      {RecordKind.options.map((kind) => (
        <option key={kind} value={kind}>
          {kindWords[kind]}
        </option>
      ))}
    </Select>
    <TextField
      label="As of"
      type="date"
      hint="Empty: the newest day in the file"
      value={claims.asOf}
      onChange={(event) => onChange({ asOf: event.target.value })}
    />
  </div>
)

export const UploadForm = ({ onSent }: { onSent: (id: string) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [claims, setClaims] = useState({ registry: '', kind: '', asOf: '' })
  const [taken, setTaken] = useState<{ file: File; header: string[] }>()
  const { upload, percent, refusal, refuse, giveUp } = useUpload(onSent)
  const asOf = claims.asOf || undefined
  const take = async (chosen: File) => {
    try {
      const file = await asCsv(chosen)
      setTaken({ file, header: await readHeader(file) })
      const kind = RecordKind.safeParse(claims.kind).data
      await upload(file, { registry: claims.registry || undefined, kind, asOf })
    } catch (error) {
      refuse(messageOf(error))
    }
  }
  const { isOver, target } = useFileTarget((file) => void take(file))
  return (
    <div className="@container grid gap-5">
      <div
        {...target}
        className={cn(
          // A button, which is also a place to drop on: the records are what one comes for.
          'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-soft sm:border sm:border-edge sm:border-dashed sm:p-4',
          isOver && 'outline-2 outline-leaf outline-dashed max-sm:outline-offset-8',
        )}
      >
        {percent === undefined ? (
          <>
            <Button variant="outline" onClick={() => input.current?.click()}>
              <Upload aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Choose a file
            </Button>
            <p className="text-muted text-note max-sm:hidden">or drop it here</p>
          </>
        ) : (
          <Progress percent={percent} onGiveUp={giveUp} />
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          aria-label="File of a registry"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void take(file)
          }}
        />
      </div>
      <Fold title="Set registry and type" className="-mt-2">
        <Claims claims={claims} onChange={(changed) => setClaims({ ...claims, ...changed })} />
      </Fold>
      {refusal && (
        <p role="alert" className="max-w-text text-error text-note">
          {refusal}
        </p>
      )}
      {refusal && taken && (
        <ColumnsForm
          header={taken.header}
          registry={claims.registry}
          kind={claims.kind}
          busy={percent !== undefined}
          onDone={({ columns, ...claim }) =>
            void upload(taken.file, { ...claim, asOf, columns: JSON.stringify(columns) })
          }
        />
      )}
    </div>
  )
}
