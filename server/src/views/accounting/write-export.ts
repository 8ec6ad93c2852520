import type { BookedAccount, BookPeriod, ExportName } from '@ledgerleaf/contract/accounting'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { writeCsv } from '../../platform/write-csv.ts'
import { findBooks } from './book-queries.ts'
import { bookAccount, type Chart } from './chart.ts'
import { journalPage, pagedExports } from './export-queries.ts'

const Row = z.object({ cursor: z.string(), cells: z.array(z.nullable(z.string())) })

/** Page after page, so that a year of a busy market never lies in memory. What is posted is never altered. */
async function* readPages(
  db: Reader,
  page: (after: string | null) => SQL,
): AsyncGenerator<readonly string[][]> {
  for (let after: string | null = null; ; ) {
    const rows: z.infer<typeof Row>[] = await query(db, Row, page(after))
    if (rows.length === 0) return
    yield rows.map(({ cells }) => cells.map((cell) => cell ?? ''))
    after = rows.at(-1)?.cursor ?? null
  }
}

const journalHead = [
  ...['row', 'date', 'number', 'entry', 'account', 'account_name', 'debit', 'credit', 'currency', 'text'],
  ...['reference', 'ledger_account'],
]

const words: Record<string, string> = {
  pay: 'Payment of an order',
  settle: 'Order settled',
  deliver: 'Forward delivery',
  replace: 'Rest of a replaced promise',
  return: 'Promise not kept',
  refund: 'Order taken back',
  repay: 'Money returned to a buyer',
  repay_failed: 'Return to a buyer failed',
  payout: 'Payout sent',
  payout_arrived: 'Payout arrived',
  payout_returned: 'Payout came back',
  transfer: 'Transfer received',
  claim: 'Transfer that names no invoice',
  owe: 'Owed back to a payer',
  send_back: 'Sent back to a payer',
}

/** One posting is two lines: a debit where the money leaves, a credit where it goes. */
const journalLines = (chart: Chart, cells: readonly string[]): string[][] => {
  const [
    date = '',
    number = '',
    entry = '',
    kind = '',
    from = '',
    to = '',
    amount = '',
    currency = '',
    named = '',
  ] = cells
  const line = (account: string, debit: string, credit: string): string[] => {
    const { code, name } = bookAccount(chart, account)
    const text = words[kind] ?? kind
    return ['entry', date, number, entry, code, name, debit, credit, currency, text, named, account]
  }
  return [line(from, amount, ''), line(to, '', amount)]
}

const plain = (cents: number): string => (cents / 100).toFixed(2)

const balanceLine = (when: string, day: string, { code, name, currency }: BookedAccount, cents: number) => [
  ...[when, day, '', '', code, name],
  ...(cents < 0 ? ['', plain(-cents)] : [plain(cents), '']),
  ...[currency, '', '', ''],
]

/** The sums of the period and the balances at both its ends, which are the ledger's own. */
const footOf = (books: readonly BookedAccount[], { from, to }: BookPeriod): string[][] => [
  ...[...new Set(books.map(({ currency }) => currency))].map((currency) => {
    const sum = (what: 'debitCents' | 'creditCents') =>
      plain(books.reduce((all, book) => all + (book.currency === currency ? book[what] : 0), 0))
    return ['sum', to, '', '', '', '', sum('debitCents'), sum('creditCents'), currency, '', '', '']
  }),
  ...books.map((book) => balanceLine('before', from, book, book.openingCents)),
  ...books.map((book) => balanceLine('after', to, book, book.closingCents)),
]

async function* writeJournal(db: Reader, chart: Chart, period: BookPeriod): AsyncGenerator<string> {
  yield writeCsv([journalHead])
  for await (const rows of readPages(db, (after) => journalPage(period, after)))
    yield writeCsv(rows.flatMap((cells) => journalLines(chart, cells)))
  const foot = footOf(await findBooks(db, chart, period), period)
  if (foot.length > 0) yield writeCsv(foot)
}

/** A list or the journal of a period, piece by piece: the same bytes each time, once the period is over. */
export async function* writeExport(
  db: Reader,
  name: ExportName,
  period: BookPeriod,
  chart: Chart,
): AsyncGenerator<string> {
  if (name === 'journal') return yield* writeJournal(db, chart, period)
  const { head, page } = pagedExports[name]
  yield writeCsv([head])
  for await (const rows of readPages(db, (after) => page(period, after))) yield writeCsv(rows)
}
