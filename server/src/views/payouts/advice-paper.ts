import { payoutStates } from '@ledgerleaf/contract/payout-words'
import type { Payout } from '@ledgerleaf/contract/payouts'
import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import type { StatementRow } from '@ledgerleaf/contract/statement'
import {
  type DocumentContent,
  type Paper,
  type PaperRow,
  writeDay,
  writeDollars,
  writeWhole,
} from '../../platform/typeset/index.ts'
import { nameMovement } from '../statements/index.ts'
import type { AdviceLines } from './advice-lines.ts'
import { holdDays } from './balance-queries.ts'

export type Advice = {
  payout: Payout
  seller: string
  from: string
  isSandbox: boolean
  publicUrl: string
  /** What makes up the amount. */
  lines: AdviceLines
}

const rowOf = (row: StatementRow): PaperRow => ({
  cells: [
    writeDay(row.at),
    nameMovement(row),
    row.credits === null ? '' : writeWhole(row.credits),
    row.grossCents === null ? '' : writeDollars(row.grossCents),
    row.feeCents === null ? '' : writeDollars(row.feeCents),
    writeDollars(row.netCents),
  ],
  below: [row.reference],
})

/** Where the money is, as the bank has told it so far. */
const says = { confirmed: 'arrived in your bank account', returned: 'came back from your bank' } as const

const stateOf = ({ state, settledAt, returnReason }: Payout): string =>
  [
    `${payoutStates[state]}${settledAt ? ` on ${writeDay(settledAt)}` : ''}`,
    ...(returnReason ? [writeReturnReason(returnReason)] : []),
  ].join(': ')

const sumsOf = (amountCents: number, { carriedCents, rows, leftCents }: AdviceLines) => [
  ...(carriedCents === 0
    ? []
    : [{ label: 'Carried over from the payouts before', value: writeDollars(carriedCents) }]),
  {
    label: 'Sum of the lines',
    value: writeDollars(rows.reduce((sum, { netCents }) => sum + netCents, 0)),
  },
  ...(leftCents === 0 ? [] : [{ label: 'Left for the next payout', value: writeDollars(-leftCents) }]),
  { label: 'This payout', value: writeDollars(amountCents) },
]

/** What a seller was sent, to which account, under which reference, and for what. */
export const writeAdvicePaper = ({ payout, seller, from, isSandbox, publicUrl, lines }: Advice): Paper => {
  const date = (payout.sentAt ?? '').slice(0, 10)
  const content: DocumentContent = {
    paper: 'Remittance advice',
    lead: [seller, `Sent on ${writeDay(date)} (UTC), in US dollars`],
    ...(isSandbox ? { mark: 'Sandbox' } : {}),
    blocks: [
      {
        kind: 'figure',
        value: writeDollars(payout.amountCents),
        unit: '',
        says:
          payout.state === 'confirmed' || payout.state === 'returned'
            ? says[payout.state]
            : 'on its way to your bank account',
      },
      {
        kind: 'facts',
        across: 2,
        facts: [
          { label: 'Reference', value: payout.reference },
          { label: 'From', value: from },
          { label: 'To the account ending in', value: payout.accountEnding ?? 'not recorded' },
          { label: 'State', value: stateOf(payout) },
        ],
      },
      { kind: 'heading', text: 'What it is for' },
      {
        kind: 'table',
        columns: [
          { title: 'Date', holds: 'date' },
          { title: 'What, and its reference', holds: 'name' },
          { title: 'Credits', holds: 'number' },
          { title: 'Gross', holds: 'number' },
          { title: 'Fee', holds: 'number' },
          { title: 'Net', holds: 'number' },
        ],
        rows: lines.rows.map(rowOf),
      },
      { kind: 'sums', sums: sumsOf(payout.amountCents, lines) },
      {
        kind: 'paragraph',
        tone: 'quiet',
        text: `Net is what is left of a sale after the fee. A sale is paid ${holdDays} days after you earned it, and not while a buyer’s bank objects to it: later sales are on the advice of a later payout. Days are by UTC.`,
      },
      ...(isSandbox
        ? [
            {
              kind: 'notice',
              title: 'Sandbox',
              text: 'The make-believe bank of the sandbox pays this. No money moves.',
              tone: 'warning',
            } as const,
          ]
        : []),
    ],
  }
  return {
    template: 'document',
    title: `Remittance advice ${payout.reference}`,
    date,
    address: `${publicUrl}/statement`,
    addressSays: 'In the seller’s account:',
    content,
  }
}
