import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { SellerBalance } from '@ledgerleaf/contract/payouts'
import type { Statement, StatementRow } from '@ledgerleaf/contract/statement'
import {
  type DocumentContent,
  type Paper,
  type PaperRow,
  writeDay,
  writeDollars,
  writeWhole,
} from '../../platform/typeset/index.ts'

const names = {
  sale: 'Sale',
  refund: 'Refund',
  payout: 'Payout',
  payout_returned: 'Payout returned',
} as const

/** What moved the balance, and for which project, as papers say it. */
export const nameMovement = ({ kind, projectName }: StatementRow): string =>
  `${names[kind]}${projectName ? `: ${projectName}` : ''}`

const rowOf = (row: StatementRow): PaperRow => ({
  cells: [
    writeDay(row.at),
    nameMovement(row),
    row.credits === null ? '' : writeWhole(row.credits),
    row.grossCents === null ? '' : writeDollars(row.grossCents),
    row.feeCents === null ? '' : writeDollars(row.feeCents),
    writeDollars(row.netCents),
    writeDollars(row.balanceCents),
  ],
  below: [nameOrder(row.reference)],
})

type StatementParts = { seller: string; balance: SellerBalance; publicUrl: string; now: Date }

/** A seller's sales, refunds and payouts, newest first, with the sums over all of them and what can be paid of the balance. */
export const writeStatementPaper = (
  statement: Statement,
  { seller, balance, publicUrl, now }: StatementParts,
): Paper => {
  const date = now.toISOString().slice(0, 10)
  const { rows, earlierRows } = statement
  const content: DocumentContent = {
    paper: 'For sellers',
    lead: [seller, `As of ${writeDay(date)} (UTC), in US dollars`],
    blocks: [
      {
        kind: 'sums',
        sums: [
          { label: 'Sales', value: writeDollars(statement.salesCents) },
          { label: 'Fees', value: writeDollars(-statement.feesCents) },
          { label: 'Refunds', value: writeDollars(-statement.refundsCents) },
          { label: 'Payouts', value: writeDollars(-statement.payoutsCents) },
          { label: 'Balance', value: writeDollars(statement.balanceCents) },
        ],
      },
      {
        kind: 'facts',
        across: 4,
        facts: [
          { label: 'Available', value: writeDollars(balance.availableCents) },
          { label: 'Pending', value: writeDollars(balance.pendingCents) },
          { label: 'On its way to your bank', value: writeDollars(balance.sentCents) },
          { label: 'In escrow', value: writeDollars(balance.escrowCents) },
        ],
      },
      { kind: 'heading', text: 'Movements' },
      {
        kind: 'table',
        columns: [
          { title: 'Date', holds: 'date' },
          { title: 'What, and its reference', holds: 'name' },
          { title: 'Credits', holds: 'number' },
          { title: 'Gross', holds: 'number' },
          { title: 'Fee', holds: 'number' },
          { title: 'Net', holds: 'number' },
          { title: 'Balance', holds: 'number' },
        ],
        rows: rows.map(rowOf),
      },
      {
        kind: 'paragraph',
        text: 'Newest first, each on its day by UTC. Net is gross less the fee. Available and pending are the balance; what is in escrow is yours with each delivery.',
        tone: 'quiet',
      },
      ...(earlierRows > 0
        ? [
            {
              kind: 'paragraph',
              text: `${writeWhole(earlierRows)} earlier movements are in the CSV file. The sums count them.`,
              tone: 'quiet',
            } as const,
          ]
        : []),
    ],
  }
  return {
    template: 'document',
    title: 'Statement of sales',
    date,
    address: `${publicUrl}/statement`,
    addressSays: 'In the seller’s account:',
    content,
  }
}
