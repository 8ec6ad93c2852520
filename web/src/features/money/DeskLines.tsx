import type { MoneyLine } from '@ledgerleaf/contract/money'
import { tellReturned } from '@ledgerleaf/contract/order-words'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const standingOf = (line: MoneyLine): string => {
  const { isForward, quantity, returned, free } = line
  if (isForward) return 'Bought forward'
  const used = quantity - returned - free
  return [
    ...(returned > 0 ? [tellReturned(line)] : []),
    ...(free > 0 ? [`${writeWhole(free)} can go back`] : []),
    ...(used > 0 ? [`${writeWhole(used)} retired or gone`] : []),
  ].join(', ')
}

/** What was sold by whom, and how its money was split. */
export const DeskLines = ({ lines }: { lines: readonly MoneyLine[] }) => (
  <section aria-labelledby="lines" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Heading level={2} look="small" id="lines">
      What was bought
    </Heading>
    <Table caption="Lines of the order" folds="early">
      <thead>
        <tr>
          <TableHead>Credits</TableHead>
          <TableHead>Seller</TableHead>
          <TableHead>Standing</TableHead>
          <TableHead numeric>Buyer paid</TableHead>
          <TableHead numeric>Seller got</TableHead>
          <TableHead numeric>Fee</TableHead>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableRow key={line.listingId}>
            <TableCell>
              <TextLink to={`/projects/${line.projectId}`} className="font-medium">
                {line.projectName}
              </TextLink>
              <p className="text-muted text-sm">
                {writeWhole(line.quantity)} of {line.tokenId}, vintage {line.vintage}
              </p>
            </TableCell>
            <TableCell label="Seller">{line.sellerName}</TableCell>
            <TableCell label="Standing" className="text-sm">
              {standingOf(line)}
            </TableCell>
            <TableCell label="Buyer paid" numeric>
              {writeCents(line.paidCents)}
            </TableCell>
            <TableCell label="Seller got" numeric>
              {writeCents(line.sellerCents)}
            </TableCell>
            <TableCell label="Fee" numeric>
              {writeCents(line.feeCents)}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  </section>
)
