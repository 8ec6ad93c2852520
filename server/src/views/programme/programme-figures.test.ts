import type { Metric } from '@ledgerleaf/contract/metrics'
import type { Programme } from '@ledgerleaf/contract/programme'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { correctFigure } from '../../reading/analysis/correct-figure.ts'
import { findAnalyses } from '../../reading/analysis/index.ts'
import { decideProgramme } from '../../reading/programme/index.ts'
import {
  cents,
  expectedLine,
  expectedTotal,
  lineNames,
  type ProgrammeAccount,
} from '../../testing/programme-account.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { keepInventory } from '../../testing/test-inventory.ts'
import { buyCredits, offerCredits } from '../../testing/test-market.ts'
import { newPerson } from '../../testing/test-person.ts'
import { enterRegistryId } from '../../use/registry-retirements/index.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { findProgramme } from './find-programme.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-01T12:00:00Z')
const years = [2023, 2024]
const metrics: Metric[] = [
  'scope1',
  'scope2_market',
  'scope2_location',
  'scope2_unspecified',
  'scope3_total',
  'scope3_cat1',
  'scope3_cat6',
  'total',
]
// Few values, so that reports agree as often as they do not.
const values = [0, 100, 100.5, 250.25, 9_000_000]

const anyFigure = fc.record({
  metric: fc.constantFrom(...metrics),
  year: fc.constantFrom(...years),
  value: fc.constantFrom(...values),
})
const anyReport = fc.uniqueArray(anyFigure, {
  minLength: 3,
  maxLength: 9,
  selector: ({ metric, year }) => `${metric}/${year}`,
})
const which = fc.nat({ max: 30 })
const anyStep = fc.oneof(
  // Aimed: at what was chosen last, for that is where news matters.
  fc.record({ does: fc.constant('correct' as const), which, figure: anyFigure, isAimed: fc.boolean() }),
  fc.record({ does: fc.constant('choose' as const), which, whose: which }),
  fc.record({ does: fc.constant('leave' as const), which }),
  fc.record({
    does: fc.constant('retire' as const),
    // Null names no period, and the last one a financial year.
    year: fc.constantFrom(...years, null, 'financial' as const),
    quantity: fc.integer({ min: 1, max: 60 }),
    isDone: fc.boolean(),
  }),
)

const check = (account: ProgrammeAccount, programme: Programme): void => {
  const of = (place: string) => account.retired.get(place) ?? 0
  expect(programme.severalYears).toEqual({
    retiredTonnes: of('financial/done'),
    pendingTonnes: of('financial/pending'),
  })
  const undated = programme.years.filter(({ coverage }) => coverage.undatedTonnes > 0)
  expect(undated.map(({ year, coverage }) => [year, coverage.undatedTonnes])).toEqual(
    of('2026/done') + of('2026/pending') > 0 ? [[2026, of('2026/done') + of('2026/pending')]] : [],
  )
  for (const year of years) {
    const told = programme.years.find((one) => one.year === year)
    const asked = told?.lines.find(({ line }) => line === 'total')
    const bearer = asked?.statements.find(({ metric }) => metric !== 'total')?.sourceId
    const whole = expectedTotal(account, year, bearer)
    const total = whole === null || whole === 'undecided' ? whole : whole.tonnes
    const { retired } = account
    const [done, pending] = [retired.get(`${year}/done`) ?? 0, retired.get(`${year}/pending`) ?? 0]
    for (const line of lineNames) {
      const expected = expectedLine(account, year, line, bearer)
      const shown = told?.lines.find((one) => one.line === line)
      if (expected === null) expect(shown).toBeUndefined()
      else if (expected === 'undecided') expect(shown).toMatchObject({ state: 'undecided', tonnes: null })
      else if (expected === 'given way') expect(shown).toMatchObject({ state: 'decided', tonnes: null })
      else expect(cents(shown?.tonnes ?? Number.NaN)).toBe(cents(expected))
    }
    if (!told) {
      expect([total, done, pending]).toEqual([null, 0, 0])
      continue
    }
    const shown = told.total.state === 'known' ? cents(told.total.tonnes ?? Number.NaN) : told.total.state
    expect(shown).toBe(total === null ? 'unknown' : total === 'undecided' ? total : cents(total))
    // Nothing is joined from documents without a word.
    if (whole !== null && whole !== 'undecided') expect(told.total.sourceIds.length === 1).toBe(whole.isOfOne)
    expect(told.coverage).toMatchObject({ retiredTonnes: done, pendingTonnes: pending })
    if (typeof total !== 'number') expect(told.coverage.openTonnes).toBeNull()
    else {
      const credits = Math.ceil(Number(total.toFixed(6)))
      expect(told.coverage).toMatchObject({
        footprintTonnes: credits,
        openTonnes: Math.max(0, credits - done - pending),
      })
      const covered = told.coverage.parts.reduce((sum, { coveredTonnes }) => sum + coveredTonnes, 0)
      expect(cents(covered)).toBe(Math.min(cents(total), cents(done)))
    }
  }
}

test('every figure equals what the analyses and the ledger say, whatever was corrected, decided and retired', async () => {
  const { db, pool, reader } = database
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyReport, { minLength: 1, maxLength: 3 }),
      fc.array(anyStep, { minLength: 3, maxLength: 12 }),
      async (reports, steps) => {
        const organisationId = await newPerson(pool)
        const decider = { organisationId, personId: organisationId, email: 'ada@example.com' }
        const owner = { personId: organisationId }
        const account: ProgrammeAccount = { told: [], choices: new Map(), retired: new Map() }
        for (const [place, figures] of reports.entries()) {
          const at = new Date(now.getTime() + place * 1000)
          const id = await keepInventory(db, organisationId, figures, { fileName: `${place}.pdf`, at })
          const said = new Map(figures.map(({ metric, year, value }) => [`${metric}/${year}`, value]))
          account.told.push({ id, figures: said, isLeftOut: false })
        }
        const { batch, listing } = await offerCredits(db, { issued: 600, listed: 600 })
        await buyCredits(db, organisationId, listing.id, 600)
        const decide = (wish: object, seenVersion: number) =>
          inTransaction(db, (tx) =>
            decideProgramme(
              tx,
              decider,
              { ...wish, reason: 'As the auditor said', seenVersion } as never,
              now,
            ),
          )
        for (const step of steps) {
          const programme = await findProgramme(reader, organisationId)
          if (step.does === 'retire') {
            const { id } = await inTransaction(db, (tx) =>
              retireCredits(
                tx,
                organisationId,
                {
                  batchId: batch.id,
                  quantity: Credits.parse(step.quantity),
                  beneficiary: 'A Company',
                  reason: 'corporate_inventory',
                  purpose: 'Flights',
                  ...(step.year === null
                    ? {}
                    : step.year === 'financial'
                      ? { periodStartsOn: '2023-07-01', periodEndsOn: '2024-06-30' }
                      : periodOfYear(step.year)),
                },
                now,
              ),
            )
            if (step.isDone)
              await inTransaction(db, (tx) =>
                enterRegistryId(
                  tx,
                  null,
                  { ids: [id], reference: `R-${id}`, link: 'https://r.example/1', retiredOn: '2026-03-01' },
                  now,
                ),
              )
            const place = `${step.year ?? 2026}/${step.isDone ? 'done' : 'pending'}`
            account.retired.set(place, (account.retired.get(place) ?? 0) + step.quantity)
            continue
          }
          if (step.does === 'choose') {
            const open = programme.years.flatMap((year) =>
              year.lines.flatMap((line) => (line.conflict ? [{ year: year.year, line }] : [])),
            )
            const conflict = open[step.which % Math.max(1, open.length)]
            if (!conflict) continue
            const { year, line } = conflict
            const chosen = line.statements[step.whose % line.statements.length]
            if (!chosen) continue
            const seen = line.statements.map(({ sourceId, tonnes }) => ({ sourceId, tonnes }))
            const wish = { kind: 'choose', year, line: line.line, sourceId: chosen.sourceId, seen }
            await decide(wish, programme.version)
            account.choices.set(`${year}/${line.line}`, {
              id: chosen.sourceId,
              tonnes: chosen.tonnes,
              seen: new Map(seen.map(({ sourceId, tonnes }) => [sourceId, tonnes])),
            })
            continue
          }
          const one = account.told[step.which % account.told.length]
          if (!one) continue
          if (step.does === 'leave') {
            await decide(
              { kind: one.isLeftOut ? 'take_in' : 'leave_out', sourceId: one.id },
              programme.version,
            )
            one.isLeftOut = !one.isLeftOut
            continue
          }
          const aim = step.isAimed ? [...account.choices.keys()].at(-1)?.split('/') : undefined
          const aimed = aim && {
            year: Number(aim[0]),
            metric: (aim[1] === 'scope3' ? 'scope3_total' : aim[1]) as Metric,
          }
          const { metric, year, value } = { ...step.figure, ...aimed }
          if (one.figures.get(`${metric}/${year}`) === value) continue
          // Whatever stands in a place is displaced by what is added there.
          const said = { metric, year, value: String(value), unit: 't' as const, perimeter: null, from: null }
          const [{ count } = { count: 0 }] = (
            await pool.query(
              'select count(*)::int as count from analysis_corrections where analysis_id = $1',
              [one.id],
            )
          ).rows
          await inTransaction(db, (tx) =>
            correctFigure(
              tx,
              { owner, name: 'ada@example.com' },
              one.id,
              { kind: 'add', ...said, reason: 'Checked', sure: true, seenVersion: count },
              now,
            ),
          )
          one.figures.set(`${metric}/${year}`, value)
        }
        const programme = await findProgramme(reader, organisationId)
        check(account, programme)
        // Where one report alone speaks of a year, the year is what its own page says.
        for (const analysis of await findAnalyses(reader, owner)) {
          const isAlone = account.told.every(({ id, isLeftOut }) => (id === analysis.id) !== isLeftOut)
          if (!isAlone) continue
          for (const { year, tonnes } of analysis.footprints)
            expect(programme.years.find((one) => one.year === year)?.total.tonnes).toBe(tonnes)
        }
      },
    ),
    // Each run is a market of its own: looking for a smaller example would take longer than the test may.
    { numRuns: 25, endOnFailure: true },
  )
}, 120_000)
