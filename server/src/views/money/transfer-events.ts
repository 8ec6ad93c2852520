import { Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { writeReturnReason } from '@ledgerleaf/contract/return-reasons'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { DatedEvent } from './event-queries.ts'
import { iso } from './money-sql.ts'

const at = z.nullable(z.string())
const event = (
  happened: string | null,
  turn: number,
  kind: string,
  text: string,
  amountCents: DatedEvent['amountCents'] = null,
): DatedEvent[] => (happened === null ? [] : [{ at: happened, turn, kind, text, amountCents }])

const Quote = z.object({
  number: z.string(),
  poNumber: z.nullable(z.string()),
  acceptedBy: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  madeAt: at,
  acceptedAt: at,
  dueOn: at,
  remindedAt: at,
  dunnedAt: at,
})

const ofQuote = (quote: z.infer<typeof Quote>): DatedEvent[] => {
  const po = quote.poNumber ? `, purchase order ${quote.poNumber}` : ''
  return [
    ...event(quote.madeAt, 2, 'quote', `Quote ${quote.number} made${po}`),
    ...event(
      quote.acceptedAt,
      2,
      'quote',
      `Quote accepted by ${quote.acceptedBy === 'colleague' ? 'a colleague of the buyer' : 'the buyer'}${po}: due on ${quote.dueOn}, to be paid with the reference ${quote.reference}`,
    ),
    ...event(quote.remindedAt, 2, 'quote', 'The buyer was reminded of the invoice'),
    ...event(quote.dunnedAt, 2, 'quote', 'The buyer was told that the invoice is overdue'),
  ]
}

const Paper = z.object({
  number: z.string(),
  isCredit: z.boolean(),
  issuedAt: at,
  currency: Currency,
  minor: z.int(),
})

const ofPaper = ({ number, isCredit, issuedAt, currency, minor }: z.infer<typeof Paper>): DatedEvent[] =>
  event(
    issuedAt,
    4,
    'invoice',
    `${isCredit ? 'Credit note' : 'Invoice'} ${number} issued over ${writeMoney(minor, currency)}`,
  )

const Line = z.object({
  minor: z.int(),
  currency: z.string(),
  bookedOn: z.string(),
  counterparty: z.nullable(z.string()),
  remittance: z.string(),
  isAssigned: z.boolean(),
  takenAt: at,
})

const written = (minor: number, currency: string): string => {
  const known = Currency.safeParse(currency.toLowerCase())
  return known.success ? writeMoney(minor, known.data) : `${minor / 100} ${currency}`
}

const ofLine = (line: z.infer<typeof Line>): DatedEvent[] =>
  event(
    line.takenAt,
    2,
    'transfer',
    `${written(line.minor, line.currency)} arrived by transfer${line.counterparty ? ` from ${line.counterparty}` : ''}, booked by the bank on ${line.bookedOn}${line.isAssigned ? ', assigned by an operator' : ''}${line.remittance ? `: “${line.remittance}”` : ''}`,
  )

const Back = z.object({
  reference: z.string(),
  currency: Currency,
  minor: z.int(),
  reason: z.string(),
  state: z.string(),
  /** Of the transfer that came back before, and of the one it is owed by since. */
  follows: z.nullable(z.string()),
  followedBy: z.nullable(z.string()),
  returnReason: z.nullable(z.string()),
  owedAt: at,
  sentAt: at,
  settledOn: at,
  /** When the bank's word was taken in; the day it names has no hour. */
  toldAt: at,
})

const ofReturn = (back: z.infer<typeof Back>): DatedEvent[] => {
  const amount = writeMoney(back.minor, back.currency)
  const again = back.follows ? `, again for ${back.follows}` : ''
  const ends: Record<string, string> = {
    confirmed: `The bank has booked ${amount} back to the payer on ${back.settledOn}: ${back.reference}${again}`,
    returned: `The bank returned the transfer ${back.reference}${again} on ${back.settledOn}: ${writeReturnReason(back.returnReason ?? 'it gives no reason')}${back.followedBy ? `. It is owed again as ${back.followedBy}` : ''}`,
  }
  const ended = ends[back.state]
  return [
    ...event(
      back.owedAt,
      16,
      'owed',
      `${amount} is owed back to the payer as ${back.reference}${again}: ${back.reason}`,
    ),
    ...event(back.sentAt, 16, 'sent', `Transfer of ${amount} to the payer sent: ${back.reference}${again}`),
    ...(ended ? event(back.toldAt, 15, 'returned', ended) : []),
  ]
}

/** What happened to an order's quote, papers and transfers, both ways. */
export const findTransferEvents = async (db: Reader, orderId: string): Promise<DatedEvent[]> => {
  const made = await query(
    db,
    Quote,
    sql`select number, po_number as "poNumber", accepted_by as "acceptedBy", reference, ${iso(sql`made_at`)} as "madeAt",
      ${iso(sql`accepted_at`)} as "acceptedAt", to_char(due_at at time zone 'utc', 'YYYY-MM-DD') as "dueOn",
      ${iso(sql`reminded_at`)} as "remindedAt", ${iso(sql`dunned_at`)} as "dunnedAt"
    from quotes where order_id = ${orderId}`,
  )
  const papers = await query(
    db,
    Paper,
    sql`select paper.number, paper.kind = 'credit_note' as "isCredit", ${iso(sql`paper.issued_at`)} as "issuedAt",
      lower(paper.content ->> 'currency') as currency, paper.net_cents + paper.vat_cents as minor
    from invoices paper where paper.order_id = ${orderId} and paper.kind in ('invoice', 'credit_note')`,
  )
  const lines = await query(
    db,
    Line,
    sql`select line.amount_cents as minor, line.currency, line.booked_on::text as "bookedOn", line.counterparty, line.remittance,
      line.note is not null as "isAssigned", ${iso(sql`entry.posted_at`)} as "takenAt"
    from bank_lines line join ledger_entries entry on entry.key = 'transfer:' || line.id::text
    where line.match_kind = 'transfer' and line.match_id = ${orderId}`,
  )
  const backs = await query(
    db,
    Back,
    sql`select back.reference, back.currency, back.amount_minor as minor, back.reason, back.state, before.reference as follows,
      again.reference as "followedBy", back.return_reason as "returnReason", ${iso(sql`back.owed_at`)} as "owedAt",
      ${iso(sql`back.sent_at`)} as "sentAt", to_char(back.settled_at at time zone 'utc', 'YYYY-MM-DD') as "settledOn",
      ${iso(sql`coalesce(again.owed_at, entry.posted_at)`)} as "toldAt"
    from money_returns back left join money_returns before on before.id = back.follows_id
    left join money_returns again on again.follows_id = back.id
    left join ledger_entries entry on entry.key = 'send_back:' || back.id::text where back.order_id = ${orderId}`,
  )
  return [
    ...made.flatMap(ofQuote),
    ...papers.flatMap(ofPaper),
    ...lines.flatMap(ofLine),
    ...backs.flatMap(ofReturn),
  ]
}
