import { expect, test } from 'vitest'
import type { Analysis } from './analysis.ts'
import { figuresOf } from './cover-figures.ts'

test('what a person corrected counts in place of what was read, and what they added beside it', () => {
  const read = { metric: 'scope1', year: 2023, value: 1200, perimeter: 'Group', doubtful: true }
  const corrected = { metric: 'scope1', year: 2023, value: 1250.4 }
  const added = { metric: 'scope2_market', year: 2023, value: 10 }
  const analysis = { results: [read], corrections: [corrected, added] } as unknown as Analysis
  expect(figuresOf(analysis)).toEqual([
    { ...corrected, perimeter: 'Group', doubtful: false, source: 'person' },
    { ...added, perimeter: null, doubtful: false, source: 'person' },
  ])
})
