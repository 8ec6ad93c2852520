import { randomUUID } from 'node:crypto'
import { read, utils } from '@e965/xlsx'
import { writeCell } from '@ledgerleaf/contract/report-cells'
import { Report, type ReportKind, reportKinds } from '@ledgerleaf/contract/reports'
import { Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdings, retiredCredits } from '../../ledger/accounts.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { openTypesetter, type Typesetter } from '../../platform/typeset/index.ts'
import { readPaperCells } from '../../testing/paper-cells.ts'
import { missingOnPaper } from '../../testing/report-words.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { readReportData } from './report-data.ts'
import { writeReportPaper } from './report-paper.ts'
import { writeReport } from './write-report.ts'
import { writeReportSheet } from './write-report-sheet.ts'

let database: TestDatabase
let typesetter: Typesetter
beforeAll(async () => {
  database = await testDatabase()
  typesetter = await openTypesetter()
}, 120_000)
afterAll(() => database.drop())

const kinds = Object.keys(reportKinds) as ReportKind[]
const period = { from: '2026-07-01', to: '2027-06-30' }

// Days on both sides of both ends of the period, and on the ends themselves.
const anyDay = fc.constantFrom(
  '2026-05-31T23:59:59Z',
  '2026-06-30T23:59:59.999Z',
  '2026-07-01T00:00:00Z',
  '2026-12-31T12:00:00Z',
  '2027-06-30T23:59:59.999Z',
  '2027-07-01T00:00:00Z',
)
const anyNamed = fc.constantFrom(
  {},
  { periodStartsOn: '2026-07-01', periodEndsOn: '2027-06-30' },
  { periodStartsOn: '2026-01-01', periodEndsOn: '2026-12-31' },
  { periodStartsOn: '2025-01-01', periodEndsOn: '2025-12-31' },
)
const anyLedger = fc.array(
  fc.record({
    bought: fc.integer({ min: 1, max: 60 }),
    boughtAt: anyDay,
    retired: fc.array(fc.record({ part: fc.integer({ min: 1, max: 20 }), at: anyDay, named: anyNamed }), {
      maxLength: 3,
    }),
    done: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
)
type Ledger = typeof anyLedger extends fc.Arbitrary<infer T> ? T : never

/** Buys and retires by the verbs of the domains, and lets the registry confirm some of it. */
const fill = async (buyerId: string, ledger: Ledger): Promise<void> => {
  for (const { bought, boughtAt, retired, done } of ledger) {
    const { batch, listing } = await offerCredits(database.db)
    await buyCredits(database.db, buyerId, listing.id, bought, { at: new Date(boughtAt) })
    let left = bought
    for (const { part, at, named } of retired) {
      const quantity = Math.min(part, left)
      if (quantity === 0) continue
      left -= quantity
      const words = { beneficiary: 'A Company', reason: 'other', purpose: 'Travel', ...named } as const
      await inTransaction(database.db, (tx) =>
        retireCredits(
          tx,
          buyerId,
          { batchId: batch.id, quantity: Credits.parse(quantity), ...words },
          new Date(at),
        ),
      )
    }
    if (done)
      await database.pool.query(
        `update registry_retirements set state = 'done', reference = 'R-1', retired_on = '2027-01-01',
           confirmed_by = 'operator', settled_at = now() where batch_id = $1`,
        [batch.id],
      )
  }
}

/** What the ledger's own postings say, without a table that a report reads. */
const posted = async (account: string, kind: string): Promise<number> => {
  const { rows } = await database.pool.query<{ sum: number }>(
    `select coalesce(sum(posting.amount), 0)::bigint as sum
     from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
     where posting.to_account = $1 and entry.key like $2 || ':%'
       and (entry.posted_at at time zone 'utc')::date between $3 and $4`,
    [account, kind, period.from, period.to],
  )
  return rows[0]?.sum ?? 0
}

const readData = (buyerId: string) =>
  readReportData(database.db, buyerId, {
    company: 'A Company',
    period,
    footprint: { tonnes: 1234.5, from: null },
    verification: null,
    publicUrl: 'https://ledger.example',
    // The mark across a page would stand between the words of whoever reads its text layer.
    isSandbox: false,
    now: new Date('2027-08-01T00:00:00Z'),
  })

const creditsIn = ({ sections }: Report, title: string, at: number): number => {
  const row = sections
    .flatMap(({ rows }) => rows)
    .find(({ cells }) => cells.some((cell) => writeCell(cell).split(' here:')[0] === title))
  const cell = row?.cells.at(at)
  return cell?.is === 'credits' ? cell.credits : Number.NaN
}

/** The figures and days of a sheet as a program reads them. */
const expectSameSheet = async (report: Report): Promise<void> => {
  const book = read(await writeReportSheet(report), { cellDates: true })
  for (const { name, rows, columns } of [...report.sections, ...report.appendix]) {
    if (columns.length === 0) continue
    const sheet = book.Sheets[name]
    if (!sheet) throw new Error(`there is no sheet ${name}`)
    const lines = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }).slice(1)
    expect(lines).toHaveLength(rows.length)
    for (const [at, { cells }] of rows.entries()) {
      const numbers = lines[at]?.filter((value) => typeof value === 'number')
      expect(numbers, `${name} ${at}`).toEqual(
        cells.flatMap((cell) => {
          if (cell.is === 'credits') return cell.credits
          if (cell.is === 'percent') return cell.percent / 100
          if (cell.is === 'tonnes') return cell.tonnes
          return cell.is === 'number' ? cell.number : []
        }),
      )
      const dates = lines[at]
        ?.filter((value) => value instanceof Date)
        .map((day) => day.toISOString().slice(0, 10))
      expect(dates).toEqual(
        cells.flatMap((cell) => {
          if (cell.is === 'date') return cell.on
          return cell.is === 'days' ? [cell.startsOn, cell.endsOn] : []
        }),
      )
    }
  }
}

test('for any ledger the reports say what its postings say, and the sheet what the report says', async () => {
  await fc.assert(
    fc.asyncProperty(anyLedger, async (ledger) => {
      const buyerId = randomUUID()
      await fill(buyerId, ledger)
      const retired = await posted(retiredCredits(buyerId), 'retire')
      const bought = await posted(holdings(buyerId), 'settle')
      const data = await readData(buyerId)
      const auditor = writeReport('auditor', data)
      expect(creditsIn(auditor, 'Total retired', 7) || 0).toBe(retired)
      const blocks = auditor.sections[1]?.rows.map(({ cells }) => cells[3])
      expect(blocks?.reduce((sum, cell) => sum + (cell?.is === 'credits' ? cell.credits : 0), 0)).toBe(
        retired,
      )
      const law = writeReport('ab1305', data)
      expect([creditsIn(law, 'Total', -3) || 0, creditsIn(law, 'Total', -2) || 0]).toEqual([bought, retired])
      const cancelled = creditsIn(writeReport('esrs_e1_7', data), 'Credits cancelled (tCO2eq)', -1)
      const uncounted = auditor.made.leftOut
        .filter(({ what }) => what === 'Retired, and not counted as an offset')
        .reduce((sum, { credits }) => sum + credits, 0)
      expect(cancelled + uncounted).toBe(retired)
      for (const kind of kinds) {
        const report = writeReport(kind, data)
        expect(Report.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
        await expectSameSheet(report)
      }
    }),
    { numRuns: 12 },
  )
}, 240_000)

test('for any ledger every figure and word of a report stands on its paper', async () => {
  await fc.assert(
    fc.asyncProperty(anyLedger, fc.constantFrom(...kinds), async (ledger, kind) => {
      const buyerId = randomUUID()
      await fill(buyerId, ledger)
      const report = writeReport(kind, await readData(buyerId))
      const pdf = await typesetter.set(writeReportPaper(report, 'https://ledger.example'))
      expect(missingOnPaper(report, await readPaperCells(pdf))).toEqual([])
    }),
    { numRuns: 10 },
  )
}, 240_000)
