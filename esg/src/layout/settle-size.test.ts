import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { choose } from '../scoring/choose.ts'
import { collect } from '../values/collect.ts'
import { evidenceOf } from '../values/to-finding.ts'
import { resize, settleSize } from './settle-size.ts'

const drawing = `
tCO2e                                   2021      2020         Energy in MWh         2021      2020
Scope 1
  Natural gas                            700       800         Electricity          4,000     4,500
  Vehicle fuel                           300       300         Gas                  1,000     1,500
  Total                                1,000     1,100         Total energy         5,000     6,000
Scope 2, location-based
  Electricity                            400       450
  Heating                                100       150
  Total                                  500       600
`

const read = (by: number) => {
  const page = drawPage(drawing)
  resize(page, by)
  settleSize([page])
  return choose(collect([page], 2021, 2026)).map(({ metric, year, value, best }) => {
    const { box } = evidenceOf(best)
    return { metric, year, value, x: Math.round((box?.x0 ?? 0) / by), y: Math.round((box?.y0 ?? 0) / by) }
  })
}

test.each([1 / 3, 3, 8])(
  'a page drawn %d times as large reads the same, each figure at its own place',
  (by) => {
    const printed = read(1)
    expect(printed).toContainEqual({ metric: 'scope1', year: 2021, value: 1000, x: 195, y: 52 })
    expect(printed).toContainEqual(expect.objectContaining({ metric: 'scope2_location', value: 600 }))
    expect(read(by)).toEqual(printed)
  },
)
