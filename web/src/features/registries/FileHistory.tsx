import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCount, writeDate, writeInstant, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { kindWords, writeBytes } from './words.ts'

const Undo = ({ file }: { file: RegistryFile }) => {
  const [isOpen, setOpen] = useState(false)
  if (file.withdrawn)
    return (
      <div className="grid gap-1">
        <Badge>Withdrawn</Badge>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {writeInstant(file.withdrawn.at)}: {file.withdrawn.reason}
        </p>
      </div>
    )
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Undo ${file.name} of ${writeDate(file.asOf)}`}
        onClick={() => setOpen(true)}
      >
        Undo
      </Button>
      <WithdrawDialog open={isOpen} file={file} onClose={() => setOpen(false)} />
    </>
  )
}

const sayChanges = ({ added, changed, gone, refused }: RegistryFile): string =>
  [
    added > 0 && `${writeWhole(added)} new`,
    changed > 0 && `${writeWhole(changed)} changed`,
    gone > 0 && `${writeWhole(gone)} no longer in it`,
    refused > 0 && `${writeCount(refused, 'line')} refused`,
  ]
    .filter((words) => words !== false)
    .join(', ') || 'nothing'

const Row = (file: RegistryFile) => {
  const changes = sayChanges(file)
  const isQuiet = changes === 'nothing'
  return (
    <TableRow>
      <TableCell>
        <p className="font-medium">
          {file.registry}: {kindWords[file.kind]}
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {file.name}, {writeBytes(file.bytes)}
        </p>
      </TableCell>
      <TableCell label="As of" className="whitespace-nowrap">
        {writeDate(file.asOf)}
      </TableCell>
      <TableCell label="What it changed" className={isQuiet ? 'text-muted' : undefined}>
        {changes}
      </TableCell>
      <TableCell label="Imported" className="text-sm">
        {writeInstant(file.importedAt)}
        {file.importedBy === 'command' && <span className="text-muted">, on the command line</span>}
      </TableCell>
      <TableCell label="Way back">
        <Undo file={file} />
      </TableCell>
    </TableRow>
  )
}

/** Files that were brought in, newest first. */
export const FileHistory = () => (
  <Loaded query={useQuery(operatorQueries.registries())} what="the files" room="h-40">
    {({ files }) =>
      files.length > 0 ? (
        <Table caption="Files that were imported" folds="early">
          <thead>
            <TableRow>
              <TableHead>File</TableHead>
              <TableHead>As of</TableHead>
              <TableHead>What it changed</TableHead>
              <TableHead>Imported</TableHead>
              <TableHead>Way back</TableHead>
            </TableRow>
          </thead>
          <tbody>
            {files.map((file) => (
              <Row key={file.id} {...file} />
            ))}
          </tbody>
        </Table>
      ) : (
        <EmptyState
          of="papers"
          title="No file was imported yet"
          text="Download a registry’s public list of projects, issuances or retirements, and send it here."
        />
      )
    }
  </Loaded>
)
