import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { type DraftLine, emptyLine } from './activity-draft.ts'
import { isRefused, readLine } from './activity-lines.ts'
import { addLines, gramsFor, linesOfMetric, tonnesOf } from './activity-totals.ts'
import {
  type ActivityUnit,
  activityUnits,
  isForeign,
  kindOf,
  ratioOf,
  times,
  unitRatio,
} from './activity-units.ts'
import { candidatesFor } from './choose-factor.ts'
import { computeLines, lineKey } from './compute-lines.ts'
import { footprints } from './footprint.ts'

let count = 0
const line = (more: Partial<DraftLine>): DraftLine => emptyLine(`l${count++}`, { country: 'GB', ...more })
const one = (more: Partial<DraftLine>, year = 2024) => {
  const { lines, problems } = computeLines([line(more)], year)
  expect(problems).toEqual([])
  const [first] = lines
  if (!first) throw new Error('a line was computed')
  return first
}
const problemOf = (more: Partial<DraftLine>) => computeLines([line(more)], 2024).problems[0]

test.each([
  [{ activity: 'natural-gas', amount: '1000', unit: 'kWh' }, 182_900],
  [{ activity: 'natural-gas', amount: '1', unit: 'MWh' }, 182_900],
  [{ activity: 'electricity', amount: '1,000', unit: 'kWh' }, 207_050],
  [{ activity: 'diesel', amount: '1000', unit: 'US gallon', country: 'US' }, 10_210_000],
  [{ activity: 'r410a', amount: '2.5', unit: 'kg', country: 'FR' }, 4_810_000],
  [{ activity: 'hotel', amount: '3', unit: 'room-night', country: 'CH' }, 19_800],
  [{ activity: 'flight-long-business', amount: '10000', unit: 'person-km' }, 5_802_800],
  [{ activity: 'spend-legal', amount: '1000', unit: 'EUR', dollars: '1.1', country: 'DE' }, 45_100],
] as const)('%o comes to %d grams', (more, grams) => {
  expect(one(more).grams).toBe(grams)
})

test('a unit there and back is the amount again, to the last digit', () => {
  const unit = fc.constantFrom(...activityUnits)
  fc.assert(
    fc.property(unit, unit, fc.nat(10 ** 9), fc.nat(10 ** 6), (a, b, whole, decimals) => {
      const there = unitRatio(a, b)
      const back = unitRatio(b, a)
      if (kindOf(a) !== kindOf(b)) {
        expect(there).toBeNull()
        return
      }
      if (!there || !back) throw new Error('of one kind')
      const amount = ratioOf(`${whole}.${String(decimals).padStart(6, '0')}`)
      const again = times(times(amount, there), back)
      expect(again.top * amount.bottom).toBe(amount.top * again.bottom)
    }),
  )
})

const anyLine = fc
  .record({
    activity: fc.constantFrom(...activities),
    whole: fc.nat(10 ** 7),
    decimals: fc.nat(999),
    country: fc.constantFrom('GB', 'US', 'DE', 'CH', 'IN'),
    pick: fc.nat(),
    market: fc.constantFrom('', 'supplier', 'certificates'),
  })
  .map(({ activity, whole, decimals, country, pick, market }) => {
    const units = activityUnits.filter((unit) => activity.kinds.includes(kindOf(unit)))
    const unit = units[pick % units.length] as ActivityUnit
    const isSecond = activity.metric === 'scope2'
    return line({
      activity: activity.id,
      amount: `${whole}.${decimals}`,
      unit,
      country,
      dollars: isForeign(unit) ? '1.07' : '',
      ...(isSecond ? { market, marketKg: '0.0123', marketSource: 'a contract' } : {}),
    })
  })

test('whatever the lines, what is shown by scope, by category, in the inventory and in all is one sum, and no Scope 2 is added twice', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (drafts) => {
      const { lines, problems } = computeLines(drafts, 2024)
      expect(lines.length + problems.length).toBe(drafts.length)
      const totals = addLines(lines)
      const { scope1, scope2Location, scope2Market, scope3, all, byMetric } = totals
      expect(all).toBe(scope1 + (scope2Market ?? scope2Location) + scope3)
      for (const { metric, grams } of byMetric)
        expect(linesOfMetric(lines, metric).reduce((sum, each) => sum + gramsFor(each, metric), 0)).toBe(
          grams,
        )
      const figures = byMetric.map(({ metric, grams }) => ({ metric, year: 2024, value: tonnesOf(grams) }))
      expect(footprints(figures)[0]?.tonnes ?? 0).toBe(tonnesOf(all))
    }),
  )
})

test('a line is proportional to its amount: ten times as much emits ten times as much, but for the one rounding', () => {
  fc.assert(
    fc.property(anyLine, (draft) => {
      const [a] = computeLines([draft], 2024).lines
      const [b] = computeLines([{ ...draft, amount: String(Number(draft.amount) * 10) }], 2024).lines
      if (!a || !b || draft.amount.includes('e')) return
      expect(Math.abs(b.grams - 10 * a.grams)).toBeLessThanOrEqual(5)
    }),
  )
})

test('the place comes before the year, and what is not as asked is said on the line', () => {
  expect(
    one({ activity: 'natural-gas', amount: '1', unit: 'kWh', country: 'US' }, 2025).factor,
  ).toMatchObject({
    id: 'epa-hub-2025/t1-natural-gas-mmbtu',
    region: 'US',
  })
  const swiss = one({ activity: 'natural-gas', amount: '1', unit: 'kWh', country: 'CH' }, 2026)
  expect(swiss.remarks).toContain('No factor for CH: the one of GB used')
  const german = one({ activity: 'electricity', amount: '1', unit: 'MWh', country: 'DE' }, 2025)
  expect(german.remarks).toContain('No factor for 2025: the one of 2024 used')
  expect(german.factor.licence).toBe('CC BY 4.0')
})

test('no grid and no hotel stands for those of another country: without a factor one is asked for', () => {
  expect(problemOf({ activity: 'electricity', amount: '1', unit: 'kWh', country: 'VA' })).toMatchObject({
    field: 'ownKg',
  })
  const own = { ownKg: '0.05', ownSource: 'The grid of the Vatican, 2024', ownYear: '2024' }
  const given = one({ activity: 'electricity', amount: '100', unit: 'kWh', country: 'VA', ...own })
  expect(given).toMatchObject({ grams: 5000, grade: 'B', factor: { id: null } })
  expect(problemOf({ activity: 'coal', amount: '1', unit: 't', ...own, ownSource: ' ' })?.field).toBe(
    'ownSource',
  )
})

test('by contract and by location are both kept; without a contract there is no figure by contract', () => {
  const bought = line({
    activity: 'electricity',
    amount: '1000',
    unit: 'kWh',
    market: 'certificates',
    marketSource: 'REGO',
  })
  const plain = line({ activity: 'electricity', amount: '1000', unit: 'kWh' })
  const both = addLines(computeLines([bought, plain], 2024).lines)
  expect(both).toMatchObject({ scope2Location: 414_100, scope2Market: 207_050, all: 207_050 })
  expect(addLines(computeLines([plain], 2024).lines).scope2Market).toBeNull()
})

test('a factor of another activity, unit or country cannot be chosen; another of the same can', () => {
  const flight = { activity: 'flight-long', amount: '100', unit: 'person-km' }
  expect(problemOf({ ...flight, factorId: 'ember/DE/2024' })?.field).toBe('factorId')
  const found = readLine(line(flight), 2024)
  if (isRefused(found)) throw new Error('it is complete')
  const ids = candidatesFor({ ...found, year: 2024 }).map(({ id }) => id)
  expect(one({ ...flight, factorId: ids[1] ?? '' }).factor.id).toBe(ids[1])
})

test.each([
  '1e308',
  '-5',
  '+5',
  '１２',
  '١٢',
  '1,5',
  '0,777',
  '12.000',
  '1.250',
  '0 777',
  '1 2',
  '0x10',
  'NaN',
  'Infinity',
  '=1+1',
  '12345678901234',
  '',
  '1..2',
  '1.1234567890',
])('an amount of “%s” is refused in words', (amount) => {
  expect(problemOf({ activity: 'diesel', amount, unit: 'litre' })).toMatchObject({ field: 'amount' })
})

test('what no company emits is refused and never rounded', () => {
  expect(problemOf({ activity: 'sf6', amount: '9999999999999', unit: 't' })?.message).toContain(
    'thousand million',
  )
})

test('a number is the same however it is written, and a text with letters that nobody sees', () => {
  const bill = { activity: 'diesel', amount: '1777', unit: 'litre', site: 'North depot' }
  const key = lineKey(line(bill))
  for (const amount of ['1777.0', '01777', '1,777', '1 777.00'])
    expect(lineKey(line({ ...bill, amount })), amount).toBe(key)
  for (const site of ['North\u200b depot', 'North\u00a0depot', '\ufeffNORTH  depot '])
    expect(lineKey(line({ ...bill, site })), site).toBe(key)
  for (const amount of ['17770', '1777.01', '0.1777'])
    expect(lineKey(line({ ...bill, amount })), amount).not.toBe(key)
  expect(lineKey(line({ ...bill, amount: '0.10' }))).toBe(lineKey(line({ ...bill, amount: '0.1' })))
  expect(lineKey(line({ ...bill, amount: '10' }))).not.toBe(lineKey(line({ ...bill, amount: '1' })))
})

test('a period that begins before the year is counted whole, said on the line and a step down', () => {
  const gas = { activity: 'natural-gas', amount: '1', unit: 'kWh' }
  const over = one({ ...gas, startsOn: '2023-12-01', endsOn: '2024-01-31' })
  expect(over).toMatchObject({ grade: 'B', grams: one(gas).grams })
  expect(over.remarks).toContain('Its period reaches beyond 2024; counted whole')
  expect(over.reasons).toContain('Part of it fell before 2024')
  expect(one({ ...gas, startsOn: '2024-01-01', endsOn: '2024-12-31' })).toMatchObject({ grade: 'A' })
})

test('the grade falls with each step away from a bill, and says every one', () => {
  const gas = { activity: 'natural-gas', amount: '1', unit: 'kWh' }
  expect(one(gas)).toMatchObject({ grade: 'A', reasons: ['Billed or measured'] })
  expect(one({ ...gas, basis: 'estimated' }).grade).toBe('B')
  expect(one({ ...gas, factorId: 'epa-hub-2025/t1-natural-gas-mmbtu' }).reasons).toContain(
    'The factor is a year away from the activity',
  )
  expect(one({ ...gas, ownKg: '0.2', ownSource: '=SRC()', ownYear: '2024' })).toMatchObject({
    grade: 'B',
    reasons: ['Billed or measured', 'The factor is your own'],
  })
  expect(one({ ...gas, basis: 'extrapolated', country: 'CH' })).toMatchObject({
    grade: 'D',
    reasons: ['Extrapolated from a part of the year', 'The factor is of another country'],
  })
  expect(one({ activity: 'spend-legal', amount: '1', unit: 'USD', country: 'US' })).toMatchObject({
    grade: 'E',
  })
})

test('a factor that somebody chose over a nearer one is not said to be the only one', () => {
  const gas = { activity: 'natural-gas', amount: '1', unit: 'kWh' }
  const chosen = one({ ...gas, factorId: 'epa-hub-2025/t1-natural-gas-mmbtu' })
  expect(chosen.remarks).toContain('Chosen: the factor of US, though there is one of GB')
  expect(chosen.remarks).toContain('Chosen: the factor of 2025, though there is one of 2024')
  expect(chosen.remarks.join()).not.toContain('No factor')
  expect(one(gas).remarks.join()).not.toMatch(/No factor|Chosen/)
})
