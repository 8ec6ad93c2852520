import { type ActivityInventory, activityApi, type UploadedRows } from '@ledgerleaf/contract/activity'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { hrefOf } from '../../api/request.ts'
import { readSheet } from '../../forms/read-sheet.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

type UploadTemplateProps = {
  inventoryId: string
  disabled: boolean
  /** Keeps what is typed first; null where that failed. */
  begin: () => Promise<number | null>
  onAdded: (inventory: ActivityInventory) => void
}

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

const bytesMax = 4_000_000

/** The template to fill, and what became of its rows. A workbook is taken apart here, in the person's own browser. */
export const UploadTemplate = ({ inventoryId, disabled, begin, onAdded }: UploadTemplateProps) => {
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > bytesMax) throw new Error('This file is larger than 4 MB: please divide it.')
      const csv = await readSheet(file)
      const seenRevision = await begin()
      if (seenRevision === null)
        throw new Error('What you typed could not be saved yet, so nothing was added.')
      return send(activityApi.upload, { params: { id: inventoryId }, body: { csv, seenRevision } })
    },
    onSuccess: ({ inventory }) => onAdded(inventory),
  })
  const { data } = upload
  const template = (format: 'csv' | 'xlsx') => (
    <a href={hrefOf(activityApi.template, { query: { format } })} download className={textLinkLook}>
      {format.toUpperCase()}
    </a>
  )
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
          The template: {template('xlsx')} or {template('csv')}
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
