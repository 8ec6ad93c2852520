import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { StatementRow } from '@ledgerleaf/contract/statement'
import type { ComponentProps } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
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

/** On a phone all of it stands in one cell, as wide as the sheet: what it was at the left, what it comes to at the right. */
const What = ({ row }: { row: StatementRow }) => (
  <div className="grid gap-0.5">
    <div className="flex justify-between gap-4">
      <span className="min-w-0">
        <span className="font-medium leading-snug">
          {row.projectName ?? (row.kind === 'payout_returned' ? 'Back from your bank' : 'To your bank')}
        </span>
        <span className="mt-0.5 block text-muted text-sm max-lg:hidden">{nameOrder(row.reference)}</span>
      </span>
      <span className="whitespace-nowrap font-mono text-[0.875rem] tabular-nums sm:hidden">
        {writeSigned(row.netCents)}
      </span>
    </div>
    <FactLine
      className="text-muted text-sm tabular-nums lg:hidden"
      facts={[
        <time key="at" dateTime={row.at}>
          {writeDate(row.at)}
        </time>,
        nameOrder(row.reference),
      ]}
    />
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums lg:hidden">
      {/* What has a fee is a sale, and needs no word for it. */}
      {row.kind !== 'sale' && <Kind kind={row.kind} />}
      {row.grossCents !== null && (
        <span>
          {row.kind === 'sale' && row.feeCents !== null
            ? `${writeCents(row.grossCents)} − ${writeCents(row.feeCents)} fee`
            : `${writeCents(row.grossCents)} gross, fee ${orDash(row.feeCents, writeCents)}`}
        </span>
      )}
      <span className="ml-auto sm:hidden">
        Balance <span className="font-mono">{writeCents(row.balanceCents)}</span>
      </span>
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
        <TableHead>
          <span className="flex justify-between gap-4">
            For
            <span aria-hidden="true" className="sm:hidden">
              Net
            </span>
          </span>
        </TableHead>
        <TableHead numeric className={wide}>
          Credits
        </TableHead>
        <TableHead numeric className={wide}>
          Gross
        </TableHead>
        <TableHead numeric className={wide}>
          Fee
        </TableHead>
        <TableHead numeric className="max-sm:hidden">
          Net
        </TableHead>
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
          <TableCell numeric className="max-lg:align-top max-sm:hidden">
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
