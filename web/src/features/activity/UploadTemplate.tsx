import type { UploadedRows } from '@ledgerleaf/contract/activity'
import { useRef } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TemplateLinks } from './TemplateLinks.tsx'
import type { UploadRows } from './use-upload-rows.ts'

type UploadTemplateProps = { upload: UploadRows; disabled: boolean }

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

const Notes = ({ title, notes, more }: { title: string; notes: UploadedRows['refused']; more: number }) =>
  notes.length > 0 && (
    <div className="grid gap-1">
      <p className="font-medium">{title}</p>
      <ul className="max-h-48 overflow-y-auto text-muted text-sm">
        {notes.map(({ row, reason }) => (
          <li key={row}>
            Row {row}: {reason}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  )

/** The template to fill, and what became of its rows. */
export const UploadTemplate = ({ upload, disabled }: UploadTemplateProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { data } = upload
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Button
          variant="outline"
          size="small"
          disabled={disabled}
          busy={upload.isPending}
          onClick={() => input.current?.click()}
        >
          Upload a filled template
        </Button>
        <input
          ref={input}
          type="file"
          className="hidden"
          aria-label="A filled template"
          accept=".csv,.xlsx,text/csv"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) upload.mutate(file)
            event.target.value = ''
          }}
        />
        <p className="text-muted">
          The template: <TemplateLinks />
        </p>
      </div>
      {upload.isError && <Notice tone="error">{messageOf(upload.error)}</Notice>}
      {data && (
        <Notice
          tone={data.refused.length > 0 ? 'attention' : 'info'}
          title={data.added > 0 ? `${rows(data.added)} added` : 'No row was added'}
        >
          <div className="grid gap-3">
            <Notes title="Left out" notes={data.refused} more={data.refusedMore} />
            <Notes title="Already there" notes={data.same} more={data.sameMore} />
          </div>
        </Notice>
      )}
    </div>
  )
}
