import type { ImportedRow } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { hrefOf } from '../../api/request.ts'
import { readSheet } from '../../forms/read-sheet.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { useAct } from './use-act.ts'

/** What a file would do, or has done. */
type Told = { csv: string; name: string; rows: readonly ImportedRow[]; isKept: boolean }

const outcomeOf = (added: boolean, isKept: boolean) =>
  added ? (isKept ? 'Added' : 'Can be added') : 'Refused'

const Report = ({ rows, isKept }: Pick<Told, 'rows' | 'isKept'>) => (
  <Table caption={isKept ? 'What became of each line' : 'What would become of each line'}>
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
              <Badge tone={added ? 'leaf' : 'error'}>{outcomeOf(added, isKept)}</Badge>
              {message}
            </span>
          </TableCell>
          <TableCell className="font-mono text-sm">{field}</TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** Many blocks from one file: looked at first, then added; every line is answered. */
export const ImportBlocks = ({ projectId }: { projectId: string }) => {
  const { act, busy, refused } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<Told>()
  const params = { id: projectId }
  const look = (file: File) => {
    setTold(undefined)
    return act(async () => {
      const csv = await readSheet(file)
      const { rows } = await send(projectFilesApi.importBlocks, { params, body: { csv, preview: true } })
      setTold({ csv, name: file.name, rows, isKept: false })
    })
  }
  const keep = ({ csv, name }: Told) =>
    act(async () => {
      const { rows } = await send(projectFilesApi.importBlocks, { params, body: { csv } })
      setTold({ csv, name, rows, isKept: true })
    })
  const good = told?.rows.filter(({ added }) => added).length ?? 0
  return (
    <div className="grid gap-4 border-hairline border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-muted text-sm">
          Many blocks at once, from an Excel or CSV file. You see what would become of each line before
          anything is added.{' '}
          <a href={hrefOf(projectFilesApi.blocksTemplate, { params })} className={textLinkLook}>
            Download the template
          </a>
        </p>
        <DutyButton
          duty="prepare"
          doing="import serial blocks"
          variant="outline"
          size="small"
          busy={busy}
          onClick={() => input.current?.click()}
        >
          Import a file
        </DutyButton>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,text/csv"
          aria-label="File of serial blocks"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void look(file)
          }}
        />
      </div>
      {refused && (
        <p role="alert" className="text-error text-sm">
          {refused.text}
        </p>
      )}
      {told && (
        <>
          <p role="status" className="text-note">
            {told.isKept
              ? `${good} of ${told.rows.length} lines were added.`
              : `${told.name}: ${good} of ${told.rows.length} lines can be added.`}
          </p>
          <Report rows={told.rows} isKept={told.isKept} />
          {!told.isKept && good > 0 && (
            <Button className="justify-self-start" busy={busy} onClick={() => void keep(told)}>
              {`Add ${good} ${good === 1 ? 'block' : 'blocks'}`}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
