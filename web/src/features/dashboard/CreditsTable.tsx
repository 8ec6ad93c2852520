import type { CreditsOnDay } from '@ledgerleaf/contract/dashboard'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

/** The chart's figures for whoever reads rather than looks. */
export const CreditsTable = ({ days }: { days: readonly CreditsOnDay[] }) => (
  <Table caption="Carbon Credits Over Time">
    <thead>
      <TableRow>
        <TableHead>Day</TableHead>
        <TableHead numeric>Held</TableHead>
        <TableHead numeric>Retired</TableHead>
        <TableHead numeric>Pending</TableHead>
        <TableHead numeric>Together</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {days.map(({ on, heldCredits, retiredCredits, pendingCredits }) => (
        <TableRow key={on}>
          <TableCell className="whitespace-nowrap">{writeDate(on)}</TableCell>
          <TableCell numeric>{writeWhole(heldCredits)}</TableCell>
          <TableCell numeric>{writeWhole(retiredCredits - pendingCredits)}</TableCell>
          <TableCell numeric>{writeWhole(pendingCredits)}</TableCell>
          <TableCell numeric>{writeWhole(heldCredits + retiredCredits)}</TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)
