import type { UnbackedBatch } from '@ledgerleaf/contract/operator'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { BackingLine } from '../../nouns/credit/BackingLine.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const Row = ({ batch }: { batch: UnbackedBatch }) => (
  <TableRow>
    <TableCell>
      <TextLink to={`/operator?project=${batch.projectId}`} className="font-medium">
        {batch.projectName}
      </TextLink>
      <p className="text-muted text-sm">{batch.sellerName}</p>
    </TableCell>
    <TableCell>
      <p className="text-sm">
        <Mono>
          {writeSerials({ prefix: batch.serialPrefix, first: batch.serialStart, last: batch.serialEnd })}
        </Mono>{' '}
        <span className="text-muted">{batch.vintage}</span>
      </p>
      <BackingLine registry={batch.registry} backing={batch.backing} />
    </TableCell>
    <TableCell numeric label="With the seller">
      {writeWhole(batch.withSeller)}
    </TableCell>
    <TableCell numeric label="With buyers">
      {writeWhole(batch.withBuyers)}
    </TableCell>
    <TableCell numeric label="Retired here">
      {writeWhole(batch.retired)}
    </TableCell>
  </TableRow>
)

/** What is here and does not stand at its registry: not sold, and to be cleared up where buyers hold it. */
export const Unbacked = ({ batches }: { batches: readonly UnbackedBatch[] }) => (
  <Table caption="Credits that are not backed" folds="early">
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead>Serials</TableHead>
        <TableHead numeric>With the seller</TableHead>
        <TableHead numeric>With buyers</TableHead>
        <TableHead numeric>Retired here</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {batches.map((batch) => (
        <Row key={batch.batchId} batch={batch} />
      ))}
    </tbody>
  </Table>
)
