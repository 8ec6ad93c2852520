import type { StatementRow } from '@ledgerleaf/contract/statement'
import type { ComponentProps } from 'react'
import { OrderName } from '../../nouns/order/OrderName.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { writeSigned } from './write-signed.ts'

const wide = 'max-lg:hidden'

const kinds: Record<StatementRow['kind'], { word: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  sale: { word: 'Sale', tone: 'leaf' },
  refund: { word: 'Refund', tone: 'attention' },
  payout: { word: 'Payout', tone: 'neutral' },
  payout_returned: { word: 'Payout returned', tone: 'attention' },
}

/** What is usual is a word; what went back wears a sign. */
const Kind = ({ kind }: Pick<StatementRow, 'kind'>) => {
  const { word, tone } = kinds[kind]
  return tone === 'attention' ? <Badge tone={tone}>{word}</Badge> : <span>{word}</span>
}

const orDash = (value: number | null, write: (value: number) => string) =>
  value === null ? '–' : write(value)

const What = ({ row }: { row: StatementRow }) => (
  <div className="grid gap-0.5">
    <OrderName
      id={row.reference}
      bought={row.projectName ?? (row.kind === 'payout_returned' ? 'Back from your bank' : 'To your bank')}
    />
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums lg:hidden">
      <time dateTime={row.at}>{writeDate(row.at)}</time>
      <Kind kind={row.kind} />
      {row.grossCents !== null && (
        <span>
          {writeCents(row.grossCents)} gross, fee {orDash(row.feeCents, writeCents)}
        </span>
      )}
    </p>
  </div>
)

/** The account as a ledger page: what came, what it cost, what is left after each line. */
export const StatementTable = ({ rows }: { rows: readonly StatementRow[] }) => (
  <Table caption="Sales, fees and payouts, newest first">
    <thead>
      <TableRow>
        <TableHead className={wide}>Date (UTC)</TableHead>
        <TableHead className={wide}>Kind</TableHead>
        <TableHead>For</TableHead>
        <TableHead numeric className={wide}>
          Credits
        </TableHead>
        <TableHead numeric className={wide}>
          Gross
        </TableHead>
        <TableHead numeric className={wide}>
          Fee
        </TableHead>
        <TableHead numeric>Net</TableHead>
        <TableHead numeric className={wide}>
          Balance
        </TableHead>
      </TableRow>
    </thead>
    <tbody>
      {rows.map((row) => (
        <TableRow key={`${row.kind}-${row.reference}-${row.projectName}-${row.balanceCents}`}>
          <TableCell className={`${wide} whitespace-nowrap`}>
            <time dateTime={row.at}>{writeDate(row.at)}</time>
          </TableCell>
          <TableCell className={wide}>
            <Kind kind={row.kind} />
          </TableCell>
          <TableCell>
            <What row={row} />
          </TableCell>
          <TableCell numeric className={wide}>
            {orDash(row.credits, writeWhole)}
          </TableCell>
          <TableCell numeric className={wide}>
            {orDash(row.grossCents, writeCents)}
          </TableCell>
          <TableCell numeric className={wide}>
            {orDash(row.feeCents, writeCents)}
          </TableCell>
          <TableCell numeric className="max-lg:align-top">
            {writeSigned(row.netCents)}
            <p className="font-sans text-muted text-sm lg:hidden">
              Balance <span className="font-mono">{writeCents(row.balanceCents)}</span>
            </p>
          </TableCell>
          <TableCell numeric className={wide}>
            {writeCents(row.balanceCents)}
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)
