import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { choose } from '../scoring/choose.ts'
import { collect } from '../values/collect.ts'
import { toFinding } from '../values/to-finding.ts'
import { raiseFlags } from './raise-flags.ts'

const table = `
GHG emissions (tCO2e)             2021       2020
Scope 1                          1,000      1,100
Scope 2 (market-based)             400        450
Total energy consumption (MWh)   5,000      5,100
`
const idsOf = (text: string) => {
  const pages = [drawPage(`${table}\n${text}`)]
  const findings = choose(collect(pages, 2021, 2026)).map(toFinding)
  return raiseFlags({ pages, findings, intensities: [], targets: [], reportYear: 2021 }).map(({ id }) => id)
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
  const twice = `
Ten-year overview (tCO2e)         2021       2020
Scope 1                          1,000      1,180
`
  expect(idsOf(twice)).toContain('RESTATED')
  expect(idsOf(`${twice}\nFigures of 2020 were restated after an acquisition.`)).not.toContain('RESTATED')
})
