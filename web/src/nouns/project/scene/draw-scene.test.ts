import { projectCategories } from '@ledgerleaf/contract/market'
import { expect, test } from 'vitest'
import { drawScene } from './draw-scene.ts'
import { readScene, type ScenedProject } from './read-scene.ts'

const project = (changes: Partial<ScenedProject> = {}): ScenedProject => ({
  id: '0199a7c2-1000-7abc-9def-000000000001',
  name: 'Hartmoor',
  category: 'biochar',
  country: 'GB',
  methodology: null,
  ...changes,
})
const idOf = (at: number) => `0199a7c2-${1000 + at}-7abc-9def-${String(at * 7919).padStart(12, '0')}`

test('a project is the same picture wherever it is drawn, and its neighbour of the same kind another', () => {
  expect(drawScene(project())).toEqual(drawScene(project()))
  const bodies = Array.from({ length: 40 }, (_, at) => drawScene(project({ id: idOf(at) })).body)
  expect(new Set(bodies).size).toBe(40)
})

test('what grows is what grows there, unless the name says otherwise', () => {
  const floraOf = (country: string | null, name = 'Forest') =>
    readScene(project({ category: 'redd_arr', country, name })).flora
  expect(['CD', 'KE', 'FI', 'IS', 'GB', null].map((country) => floraOf(country))).toEqual([
    'tropic',
    'savanna',
    'conifer',
    'tundra',
    'temperate',
    'temperate',
  ])
  expect(floraOf('US', 'Dry Lake')).toBe('dry')
})

test.each([
  ['redd_arr', 'Lukenie River Forests', 'VM0048 Reducing Emissions from Deforestation', 'stand'],
  ['redd_arr', 'Umvana Hills', 'Afforestation/Reforestation', 'planting'],
  ['redd_arr', 'Sierra Clara Agroforestry', 'Afforestation/Reforestation', 'agroforestry'],
  ['redd_arr', 'Alto Verde', 'VM0036 Rewetting Drained Temperate Peatlands', 'peat'],
  ['biochar', 'Hartmoor Biochar Kilns', 'VM0044', 'kiln'],
  ['biochar', 'Nam Phai', 'Biochar from rice husk in field kilns', 'husk'],
  ['biochar', 'Pinewick Orchard Biochar', null, 'orchard'],
  // The rules are for both; what it is called decides.
  ['blue_carbon', 'Marisma Larga Mangroves', 'VM0033 Tidal Wetland and Seagrass Restoration', 'mangrove'],
  ['blue_carbon', 'Kelpra Bay Seagrass Meadows', 'VM0033 Tidal Wetland and Seagrass Restoration', 'seagrass'],
  ['dac', 'Dry Lake Air Capture', null, 'row'],
  ['erw', 'Basaltfold Farm Fields', 'Enhanced rock weathering on cropland', 'field'],
  [null, 'Something', null, 'land'],
] as const)('%s, %s: drawn as what its words say', (category, name, methodology, subject) => {
  expect(readScene(project({ category, name, methodology })).subject).toBe(subject)
})

test('every kind in every place is a drawing of whole figures that a page can carry, without a word of the seller', () => {
  const name = '<script>alert(1)</script> mangrove orchard husk'
  for (const category of [...projectCategories, null])
    for (const country of ['BR', 'KE', 'SA', 'IS', 'FI', 'GB'])
      for (let at = 0; at < 12; at += 1) {
        const { body, words } = drawScene(project({ id: idOf(at), category, country, name }))
        expect(body).not.toMatch(/NaN|undefined|Infinity|script|e-\d/)
        expect(body.length).toBeLessThan(16_000)
        expect(words).toMatch(/^[A-Z].* at (dawn|noon|dusk)$/)
      }
})
