import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Correction, Stated } from './corrections.ts'
import type { Finding } from './findings.ts'
import { redoable, undoable, versionOf } from './history.ts'
import { figureId, settleInventory } from './inventory.ts'
import { type Metric, metricUnit } from './metrics.ts'
import { tellCorrection } from './tell-change.ts'

const evidence = { page: 1, box: null, sheet: null, cell: null, quote: 'as printed' }

const finding = (metric: Metric, year: number, value: number, more: Partial<Finding> = {}): Finding => ({
  id: `${metric} ${year}`,
  metric,
  year,
  value,
  unit: metricUnit(metric),
  rawValue: String(value),
  rawUnit: 't',
  conversion: '',
  confidence: 0.9,
  doubtful: false,
  gas: 'CO2e',
  evidence,
  perimeter: null,
  reasons: [],
  context: [],
  foundBy: 'reading',
  alternatives: [],
  ...more,
})

const stated = (metric: Metric, year: number, value: number, perimeter: string | null = null): Stated => ({
  metric,
  year,
  value,
  perimeter,
})

const change = (version: number, more: Partial<Correction>): Correction => ({
  id: `change ${version}`,
  version,
  kind: 'change',
  figure: 'scope1/2023',
  of: null,
  before: null,
  after: null,
  given: null,
  evidence: null,
  reason: 'because',
  remark: null,
  madeBy: 'visitor',
  madeAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

const read = [finding('scope1', 2023, 1200), finding('scope1', 2022, 1300, { doubtful: true })]
const shortly = (corrections: Correction[], results = read) =>
  settleInventory(results, corrections).map(({ metric, year, value, source }) => [
    metric,
    year,
    value,
    source,
  ])

test('without changes the inventory is what was read', () => {
  expect(settleInventory(read)).toMatchObject([
    { id: 'scope1/2023', value: 1200, source: 'read', doubtful: false, correction: null, finding: read[0] },
    { id: 'scope1/2022', value: 1300, source: 'read', doubtful: true, evidence },
  ])
})

test('a changed value keeps its decimals and what was read beside it', () => {
  const [figure] = settleInventory(read, [change(1, { after: stated('scope1', 2023, 4700.5) })])
  expect(figure).toMatchObject({ value: 4700.5, source: 'person', finding: { value: 1200 }, evidence: null })
})

test('a figure moved to another year leaves its old place empty, and takes the new one', () => {
  const moved = change(1, { before: stated('scope1', 2023, 1200), after: stated('scope1', 2022, 1200) })
  expect(shortly([moved])).toEqual([['scope1', 2022, 1200, 'person']])
  expect(settleInventory(read, [moved])[0]?.evidence).toEqual(evidence)
})

test('an added figure stands beside what was read, a struck out one does not', () => {
  const added = change(1, { kind: 'add', figure: 'new', after: stated('scope3_cat6', 2023, 7) })
  const struck = change(2, { kind: 'strike', figure: 'scope1/2022' })
  expect(shortly([added, struck])).toEqual([
    ['scope1', 2023, 1200, 'read'],
    ['scope3_cat6', 2023, 7, 'person'],
  ])
  expect(settleInventory(read, [added]).at(-1)).toMatchObject({ category: 6, unit: 'tCO2e' })
})

test('what somebody checked is no longer worth checking, and is still what was read', () => {
  const checked = change(1, { kind: 'confirm', figure: 'scope1/2022' })
  expect(settleInventory(read, [checked])[1]).toMatchObject({
    doubtful: false,
    source: 'read',
    correction: checked,
  })
})

test('something unusual that was kept is worth checking until it was checked', () => {
  const kept = change(1, { after: stated('scope1', 2023, 9e9), remark: 'a thousand times the other years' })
  expect(settleInventory(read, [kept])[0]?.doubtful).toBe(true)
  expect(settleInventory(read, [kept, change(2, { kind: 'confirm' })])[0]?.doubtful).toBe(false)
})

const metricsUsed = ['scope1', 'scope2_market', 'scope3_cat6', 'energy_total_mwh'] as const
const place = fc.record({
  metric: fc.constantFrom(...metricsUsed),
  year: fc.integer({ min: 2020, max: 2022 }),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), to: place, value: fc.nat(9000) }),
  fc.record({ do: fc.constant('change' as const), which: fc.nat(), to: place, value: fc.nat(9000) }),
  fc.record({ do: fc.constantFrom('strike' as const, 'confirm' as const), which: fc.nat() }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const), which: fc.nat() }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]

/** What the server would keep for a step, or nothing where the step cannot be made. */
const make = (results: Finding[], history: Correction[], one: Step): Correction[] => {
  const version = versionOf(history) + 1
  const id = `change ${version}`
  if (one.do === 'add')
    return [
      change(version, { kind: 'add', figure: id, after: { ...one.to, value: one.value, perimeter: null } }),
    ]
  if (one.do === 'undo' || one.do === 'redo') {
    const found = pick(one.do === 'undo' ? undoable(history) : redoable(history), one.which)
    return found ? [{ ...found, id, version, kind: one.do, of: found.id }] : []
  }
  const figure = pick(settleInventory(results, history), one.which)
  if (!figure) return []
  const before = stated(figure.metric, figure.year, figure.value, figure.perimeter)
  const after =
    one.do === 'change' ? { ...before, ...one.to, value: one.value } : one.do === 'confirm' ? before : null
  return [change(version, { kind: one.do, figure: figure.id, before, after })]
}

const results = fc
  .uniqueArray(place, { selector: figureId, maxLength: 6 })
  .map((places) => places.map(({ metric, year }, i) => finding(metric, year, 100 + i)))

test('whatever people do, no place is filled twice and no figure stands in two places', () => {
  fc.assert(
    fc.property(results, fc.array(step, { maxLength: 25 }), (found, steps) => {
      const history: Correction[] = []
      for (const one of steps) {
        history.push(...make(found, history, one))
        const figures = settleInventory(found, history)
        expect(new Set(figures.map(figureId)).size).toBe(figures.length)
        expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
        const readTwice = figures.flatMap(({ finding: of }) => (of ? [of.id] : []))
        expect(new Set(readTwice).size).toBe(readTwice.length)
      }
    }),
  )
})

test('undoing the last change restores exactly what was there, and redoing it what was made of it', () => {
  fc.assert(
    fc.property(results, fc.array(step, { maxLength: 15 }), step, (found, steps, last) => {
      const history: Correction[] = []
      for (const one of steps) history.push(...make(found, history, one))
      const [made] = make(found, history, last)
      if (!made || made.of !== null) return
      const was = settleInventory(found, history)
      history.push(made)
      const became = settleInventory(found, history)
      expect(undoable(history)).toContain(made)
      history.push(
        change(versionOf(history) + 1, {
          ...made,
          id: 'u',
          version: made.version + 1,
          kind: 'undo',
          of: made.id,
        }),
      )
      expect(settleInventory(found, history)).toEqual(was)
      expect(redoable(history)).toContain(made)
      history.push(
        change(versionOf(history) + 1, {
          ...made,
          id: 'r',
          version: made.version + 2,
          kind: 'redo',
          of: made.id,
        }),
      )
      expect(settleInventory(found, history)).toEqual(became)
    }),
  )
})

test('undoing a change changes only what it touched, however much was done elsewhere since', () => {
  fc.assert(
    fc.property(results, fc.array(step, { minLength: 2, maxLength: 15 }), fc.nat(), (found, steps, which) => {
      const history: Correction[] = []
      for (const one of steps) history.push(...make(found, history, one))
      const target = pick(undoable(history), which)
      if (!target) return
      const touched = [target.before, target.after].flatMap((one) => (one ? [figureId(one)] : []))
      const elsewhere = () =>
        settleInventory(found, history).filter((figure) => !touched.includes(figureId(figure)))
      const was = elsewhere()
      history.push({ ...target, id: 'u', version: versionOf(history) + 1, kind: 'undo', of: target.id })
      const places = new Set(was.map(figureId))
      expect(elsewhere().filter((figure) => places.has(figureId(figure)))).toEqual(was)
    }),
  )
})

test.each([
  [{ kind: 'add', after: stated('scope1', 2022, 4700.5) }, 'Scope 1, 2022: 4,700.5 t CO2e added'],
  [{ kind: 'strike', before: stated('scope1', 2022, 5) }, 'Scope 1, 2022: 5 t CO2e struck out'],
  [
    { before: stated('scope1', 2022, 5), after: stated('scope3_total', 2021, 6, 'Europe') },
    'Scope 1, 2022: moved to Scope 3, 2021, changed from 5 t CO2e to 6 t CO2e, now about Europe instead of the whole company',
  ],
  [{ kind: 'undo', of: 'x', before: stated('scope1', 2022, 5) }, 'Undone. Scope 1, 2022: 5 t CO2e taken out'],
  [
    { kind: 'confirm', before: stated('scope1', 2022, 5), after: stated('scope1', 2022, 5) },
    'Scope 1, 2022: 5 t CO2e, checked',
  ],
] as const)('a change is told in a sentence', (more, words) => {
  expect(tellCorrection(change(1, more))).toBe(words)
})

test('a check that is undone is told as a check, not as a change', () => {
  const at = stated('scope1', 2022, 5)
  const check = change(1, { kind: 'confirm', before: at, after: at })
  const undo = change(2, { kind: 'undo', of: check.id, before: at, after: at })
  expect(tellCorrection(undo, [check, undo])).toBe('Undone. Scope 1, 2022: 5 t CO2e, not checked')
  const redo = change(3, { kind: 'redo', of: check.id, before: at, after: at })
  expect(tellCorrection(redo, [check, undo, redo])).toBe('Redone. Scope 1, 2022: 5 t CO2e, checked')
})

test('who gave a figure, and why, stays with it when somebody checks it', () => {
  const after = stated('scope1', 2023, 4700.5)
  const given = { value: '4.7005', unit: 'kt', conversion: '4.7005 kt × 1,000 = 4,700.5 t CO2e' }
  const said = change(1, { after, given, reason: 'From the annex', remark: 'Unusual.' })
  const check = change(2, { kind: 'confirm', before: after, after, reason: '' })
  expect(settleInventory(read, [said, check])[0]).toMatchObject({ doubtful: false, correction: said })
})

test('a value that a workbook computed is the same figure everywhere: kept to six decimals', () => {
  const [figure] = settleInventory([finding('scope1', 2023, 28_326.511588400001)])
  expect(figure?.value).toBe(28_326.511588)
})
