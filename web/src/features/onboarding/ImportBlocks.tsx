import { blockColumns, type ImportedRow } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { useAct } from './use-act.ts'

const Report = ({ rows }: { rows: readonly ImportedRow[] }) => (
  <Table caption="What became of each line">
    <thead>
      <TableRow>
        <TableHead numeric>Line</TableHead>
        <TableHead>Outcome</TableHead>
        <TableHead>Column</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {rows.map(({ line, added, message, field }) => (
        <TableRow key={line}>
          <TableCell numeric>{line}</TableCell>
          <TableCell>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={added ? 'leaf' : 'error'}>{added ? 'Added' : 'Refused'}</Badge>
              {message}
            </span>
          </TableCell>
          <TableCell className="font-mono text-sm">{field}</TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** Many blocks from one file; the good lines stay, and every line is answered. */
export const ImportBlocks = ({ projectId }: { projectId: string }) => {
  const { act, busy, refused } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [rows, setRows] = useState<readonly ImportedRow[]>()
  const read = async (file: File) => {
    setRows(undefined)
    await act(async () => {
      const csv = await file.text()
      const answer = await send(projectFilesApi.importBlocks, { params: { id: projectId }, body: { csv } })
      setRows(answer.rows)
    })
  }
  const added = rows?.filter((row) => row.added).length ?? 0
  return (
    <div className="grid gap-4 border-hairline border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-muted text-sm">
          Many blocks at once: a CSV file whose first line names the columns{' '}
          <span className="font-mono text-fine [overflow-wrap:anywhere]">{blockColumns.join(', ')}</span>.
        </p>
        <Button variant="outline" size="small" busy={busy} onClick={() => input.current?.click()}>
          Import CSV
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file of serial blocks"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void read(file)
          }}
        />
      </div>
      {refused && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
      {rows && (
        <>
          <p role="status" className="text-note">
            {added} of {rows.length} lines were added.
          </p>
          <Report rows={rows} />
        </>
      )}
    </div>
  )
}
