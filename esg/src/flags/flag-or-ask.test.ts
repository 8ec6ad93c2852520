import { expect, test } from 'vitest'
import { makeFigure as figure, noCues, otherValue, someEvidence } from '../../testing/make-figure.ts'
import type { Cues, Target } from '../types.ts'
import type { FlagFigure } from './flag-input.ts'
import { raiseFlags } from './raise-flags.ts'

const target: Target = {
  text: 'cut Scope 1 by half',
  percent: 50,
  baseYear: 2019,
  targetYear: 2025,
  scopes: [1],
  netZero: false,
  evidence: someEvidence(),
}

const raised = (id: string, figures: FlagFigure[], cues: Cues = noCues) =>
  raiseFlags({ cues, figures, intensities: [], targets: [target], reportYear: 2023 }).filter(
    (flag) => flag.id === id,
  )

const scopes = (total: FlagFigure, one = figure('scope1', 2023, 100)) => [
  one,
  figure('scope2_market', 2023, 50),
  figure('scope3_total', 2023, 850),
  total,
]
const categories = (three: number, first: Partial<FlagFigure> = {}) => [
  figure('scope3_total', 2023, three),
  figure('scope3_cat1', 2023, 400, first),
  ...([2, 4, 6] as const).map((number) => figure(`scope3_cat${number}`, 2023, 200)),
]
const years = (before: number, now: number, more: Partial<FlagFigure> = {}) => [
  figure('scope1', 2022, before, more),
  figure('scope1', 2023, now),
]
const second = (market: Partial<FlagFigure> = {}) => [
  figure('scope2_location', 2023, 500),
  figure('scope2_market', 2023, 0, market),
]

type Case = [id: string, sure: FlagFigure[], doubtful: FlagFigure[], otherwise: FlagFigure[] | null]

const cases: Case[] = [
  [
    'SUM-MISMATCH',
    scopes(figure('total', 2023, 1200)),
    scopes(figure('total', 2023, 1200, { sure: false })),
    scopes(figure('total', 2023, 1200), figure('scope1', 2023, 100, { alternatives: [otherValue(300)] })),
  ],
  [
    'SUM-MISMATCH-S3',
    categories(800),
    categories(800, { sure: false }),
    categories(800, { alternatives: [otherValue(190)] }),
  ],
  [
    'YOY-JUMP',
    years(100, 200),
    years(100, 200, { sure: false }),
    years(100, 200, { alternatives: [otherValue(190)] }),
  ],
  [
    'UNIT-SUSPECT',
    years(1, 900),
    years(1, 900, { sure: false }),
    years(1, 900, { alternatives: [otherValue(1000)] }),
  ],
  ['S2-MARKET-ZERO', second(), second({ sure: false }), second({ alternatives: [otherValue(450)] })],
  [
    'TARGET-OFFTRACK',
    [figure('scope1', 2019, 100), figure('scope1', 2023, 100)],
    [figure('scope1', 2019, 100), figure('scope1', 2023, 100, { sure: false })],
    [figure('scope1', 2019, 100), figure('scope1', 2023, 100, { alternatives: [otherValue(60)] })],
  ],
  [
    'RESTATED',
    years(110, 100, { alternatives: [otherValue(120)] }),
    years(110, 100, { alternatives: [otherValue(120)], sure: false }),
    null,
  ],
]

test.each(cases)('%s accuses only where every figure is sure', (id, sure, doubtful) => {
  expect(raised(id, sure)).toMatchObject([{ kind: 'rule' }])
  const [note] = raised(id, doubtful)
  expect(note).toMatchObject({ kind: 'our reading', severity: 'low', standards: [] })
  expect(note?.found).toMatch(/we read .* Worth checking: /)
  expect(note?.evidence.length).toBeGreaterThan(0)
})

test.each(cases.filter(([, , , otherwise]) => otherwise))(
  '%s does not accuse where another figure printed for the same would fit',
  (id, _, __, otherwise) => {
    expect(raised(id, otherwise ?? [])).toMatchObject([
      { kind: 'our reading', found: expect.stringContaining('also prints other figures') },
    ])
  },
)

test('figures of different parts of the company contradict nobody', () => {
  const [flag] = raised('SUM-MISMATCH', scopes(figure('total', 2023, 1200, { perimeter: 'Europe' })))
  expect(flag).toMatchObject({ kind: 'our reading', found: expect.stringContaining('same part') })
})

test('an earlier year of another part of the company was not restated', () => {
  expect(raised('RESTATED', years(110, 100, { alternatives: [otherValue(120, 'Europe')] }))).toEqual([])
})

test('no word of a flag says that a company did not disclose', () => {
  const every = [
    ...cases.flatMap(([, ...inputs]) => inputs.flatMap((figures) => (figures ? [figures] : []))),
    [],
  ]
  for (const figures of every)
    for (const { title, found } of raiseFlags({
      cues: noCues,
      figures,
      intensities: [],
      targets: [target],
      reportYear: 2030,
    }))
      expect(`${title} ${found}`).not.toMatch(
        /disclos|the company (?:does|did|has) not|fails? to|not reported/i,
      )
})
