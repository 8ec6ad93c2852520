import { type DocumentKind, documentFormats, documentsApi } from '@ledgerleaf/contract/documents'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { documentKindWords } from '../../nouns/document/words.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { optionsOf } from '../../ui/options-of.ts'
import { Select } from '../../ui/Select.tsx'
import { useAct } from './use-act.ts'

export const UploadDocument = ({ projectId }: { projectId: string }) => {
  const { act, busy, refused } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<DocumentKind>('verification')
  const upload = (file: File) =>
    act(() =>
      send(documentsApi.upload, { params: { id: projectId }, query: { kind, name: file.name }, file }),
    )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="What it is"
          value={kind}
          className="min-w-56"
          onChange={(event) => setKind(event.target.value as DocumentKind)}
        >
          {optionsOf(documentKindWords).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <DutyButton
          duty="prepare"
          doing="upload documents"
          variant="outline"
          busy={busy}
          busyLabel="Uploading…"
          onClick={() => input.current?.click()}
        >
          Upload document
        </DutyButton>
        <input
          ref={input}
          type="file"
          accept={documentFormats.join(',')}
          aria-label="Document file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void upload(file)
          }}
        />
      </div>
      {refused && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
    </div>
  )
}
