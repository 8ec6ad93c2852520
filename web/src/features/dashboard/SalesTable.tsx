import type { SalesMonth } from '@ledgerleaf/contract/statement'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow, TableTotal } from '../../ui/Table.tsx'
import { writeMonth } from './fill-months.ts'

const sum = (months: readonly SalesMonth[], figure: Exclude<keyof SalesMonth, 'month'>): number =>
  months.reduce((total, month) => total + month[figure], 0)

/** The picture's figures, newest first, with what they come to. */
export const SalesTable = ({ months }: { months: readonly SalesMonth[] }) => (
  <Table caption="Sales by month" folds>
    <thead>
      <TableRow>
        <TableHead>Month (UTC)</TableHead>
        <TableHead numeric>Sales</TableHead>
        <TableHead numeric>Returned</TableHead>
        <TableHead numeric>Fees</TableHead>
        <TableHead numeric>Net</TableHead>
        <TableHead numeric>Credits delivered</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {months.toReversed().map((month) => (
        <TableRow key={month.month}>
          <TableCell className="whitespace-nowrap font-medium">{writeMonth(month.month)}</TableCell>
          <TableCell numeric label="Sales">
            {writeCents(month.salesCents)}
          </TableCell>
          <TableCell numeric label="Returned">
            {writeCents(month.refundsCents)}
          </TableCell>
          <TableCell numeric label="Fees">
            {writeCents(month.feesCents)}
          </TableCell>
          <TableCell numeric label="Net">
            {writeCents(month.netCents)}
          </TableCell>
          <TableCell numeric label="Credits delivered">
            {writeWhole(month.credits)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
    <tfoot>
      <TableTotal>
        <TableCell>Together</TableCell>
        <TableCell numeric label="Sales">
          {writeCents(sum(months, 'salesCents'))}
        </TableCell>
        <TableCell numeric label="Returned">
          {writeCents(sum(months, 'refundsCents'))}
        </TableCell>
        <TableCell numeric label="Fees">
          {writeCents(sum(months, 'feesCents'))}
        </TableCell>
        <TableCell numeric label="Net">
          {writeCents(sum(months, 'netCents'))}
        </TableCell>
        <TableCell numeric label="Credits delivered">
          {writeWhole(sum(months, 'credits'))}
        </TableCell>
      </TableTotal>
    </tfoot>
  </Table>
)
