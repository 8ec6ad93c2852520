import type { Payout } from '@ledgerleaf/contract/payouts'
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

export type Advice = {
  payout: Payout
  seller: string
  from: string
  isSandbox: boolean
  publicUrl: string
  /** What changed the balance since the payout before, newest first. */
  rows: readonly StatementRow[]
}

const rowOf = (row: StatementRow): PaperRow => ({
  cells: [
    writeDay(row.at),
    nameMovement(row),
    row.credits === null ? '' : writeWhole(row.credits),
    row.feeCents === null ? '' : writeDollars(row.feeCents),
    writeDollars(row.netCents),
  ],
  below: [row.reference],
})

/** What a seller was sent, to which account, under which reference, and for what. */
export const writeAdvicePaper = ({ payout, seller, from, isSandbox, publicUrl, rows }: Advice): Paper => {
  const date = (payout.sentAt ?? '').slice(0, 10)
  const content: DocumentContent = {
    paper: 'Remittance advice',
    lead: [seller, `Sent on ${writeDay(date)}, in US dollars`],
    ...(isSandbox ? { mark: 'Sandbox: no money moved' } : {}),
    blocks: [
      {
        kind: 'figure',
        value: writeDollars(payout.amountCents),
        unit: '',
        says: 'paid to your bank account',
      },
      {
        kind: 'facts',
        across: 2,
        facts: [
          { label: 'Reference', value: payout.reference },
          { label: 'From', value: from },
          { label: 'To the account ending in', value: payout.accountEnding ?? 'not recorded' },
          { label: 'State', value: payout.state === 'returned' ? 'Returned by the bank' : 'Sent' },
        ],
      },
      { kind: 'heading', text: 'What it is for' },
      {
        kind: 'table',
        columns: [
          { title: 'Date', holds: 'date' },
          { title: 'What, and its reference', holds: 'name' },
          { title: 'Credits', holds: 'number' },
          { title: 'Fee', holds: 'number' },
          { title: 'Net', holds: 'number' },
        ],
        rows: rows.map(rowOf),
      },
      {
        kind: 'paragraph',
        tone: 'quiet',
        text: 'What changed your balance since the payout before. What was earned in the last days before this payout, or was disputed, is paid with a later one, so the lines need not add up to it.',
      },
    ],
  }
  return {
    template: 'document',
    title: `Remittance advice ${payout.reference}`,
    date,
    address: `${publicUrl}/statement`,
    content,
  }
}

/** The movements between a payout and the one before it, of a statement whose newest stands first. */
export const rowsFor = (reference: string, rows: readonly StatementRow[]): StatementRow[] => {
  const at = rows.findIndex((row) => row.kind === 'payout' && row.reference === reference)
  if (at < 0) return []
  const before = rows.findIndex((row, place) => place > at && row.kind === 'payout')
  return rows.slice(at + 1, before < 0 ? undefined : before)
}
