import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate, writeInstant, writeWhole } from '../../ui/format.ts'
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
        Undo this file
      </Button>
      <WithdrawDialog open={isOpen} file={file} onClose={() => setOpen(false)} />
    </>
  )
}

/** On a small sheet what did not happen is not said. */
const unlessNone = (count: number) => (count === 0 ? 'folded:hidden!' : undefined)

const Row = (file: RegistryFile) => (
  <TableRow>
    <TableCell>
      <p className="font-medium">
        {file.registry}: {kindWords[file.kind]}
      </p>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {file.name}, {writeBytes(file.bytes)}
      </p>
    </TableCell>
    <TableCell label="As of">{writeDate(file.asOf)}</TableCell>
    <TableCell numeric label="New" className={unlessNone(file.added)}>
      {writeWhole(file.added)}
    </TableCell>
    <TableCell numeric label="Changed" className={unlessNone(file.changed)}>
      {writeWhole(file.changed)}
    </TableCell>
    <TableCell numeric label="No longer in it" className={unlessNone(file.gone)}>
      {writeWhole(file.gone)}
    </TableCell>
    <TableCell numeric label="Refused lines" className={unlessNone(file.refused)}>
      {writeWhole(file.refused)}
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
              <TableHead numeric>New</TableHead>
              <TableHead numeric>Changed</TableHead>
              <TableHead numeric>No longer in it</TableHead>
              <TableHead numeric>Refused lines</TableHead>
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
