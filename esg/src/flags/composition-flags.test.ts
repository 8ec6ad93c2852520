import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { makeFigure as figure, otherValue } from '../../testing/make-figure.ts'
import { textPages } from '../read-document.ts'
import type { FlagFigure } from './flag-input.ts'
import { raiseFlags } from './raise-flags.ts'
import { readCues } from './read-cues.ts'

const read = [
  figure('scope1', 2021, 1000),
  figure('scope1', 2020, 1100),
  figure('scope2_market', 2021, 400),
  figure('energy_total_mwh', 2021, 5000),
]
const idsOf = (text: string, figures: FlagFigure[] = read) => {
  const cues = readCues(textPages([drawPage(text)]))
  return raiseFlags({ cues, figures, intensities: [], targets: [], reportYear: 2021 }).map(({ id }) => id)
}

test.each<[string, string, string]>([
  [
    'S3-EXCLUSION',
    'Processing of sold products    Not calculated',
    'Processing of sold products    Not calculated because we sell none',
  ],
  [
    'ETS-SHARE',
    'Our cement plants take part in the EU ETS.',
    'Our cement plants take part in the EU ETS, which covers 84 % of Scope 1.',
  ],
  ['BIOGENIC', 'Two sites burn wood pellets.', 'Two sites burn wood pellets; biogenic CO2 was 812 t.'],
  ['ENERGY-MIX', 'We use energy at all sites.', '62 % of it came from renewable sources.'],
  [
    'PERIOD-MISMATCH',
    'Our fiscal year ended on 31 March 2021. GHG emissions are for the calendar year.',
    'Our fiscal year ended on 31 December 2021. GHG emissions are for the calendar year.',
  ],
])('%s is raised where it is due, and only there', (id, due, settled) => {
  expect(idsOf(due)).toContain(id)
  expect(idsOf(settled)).not.toContain(id)
})

test('two values for one earlier year want an explanation', () => {
  const twice = [
    figure('scope1', 2021, 1000),
    figure('scope1', 2020, 1100, { alternatives: [otherValue(1180)] }),
  ]
  expect(idsOf('Nothing of it.', twice)).toContain('RESTATED')
  expect(idsOf('Figures of 2020 were restated after an acquisition.', twice)).not.toContain('RESTATED')
})
