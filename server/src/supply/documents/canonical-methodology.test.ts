import { expect, test } from 'vitest'
import { canonicalMethodology } from './canonical-methodology.ts'

test.each([
  ['VM0048 Reducing Emissions from Deforestation', 'VM0048'],
  ['vm-44, version 1.1', 'VM0044'],
  ['VM 7', 'VM0007'],
  ['AMS-III.D.', 'AMS-III.D'],
  ['AMS III D version 21', 'AMS-III.D'],
  ['ams-iii.d', 'AMS-III.D'],
  ['ACM0001', 'ACM0001'],
  ['AR-ACM0003: large-scale planting', 'AR-ACM0003'],
  ['Enhanced Weathering in Agriculture Protocol v1.0', 'ENHANCED-WEATHERING-IN-AGRICULTURE 1.0'],
  ['Afforestation/Reforestation GHG Emissions Reduction & Sequestration', 'GS-AR'],
])('%s is %s', (raw, id) => expect(canonicalMethodology(raw)).toBe(id))

test('what is no method of any registry has no id', () => {
  expect(canonicalMethodology('our own way of doing it')).toBeNull()
  expect(canonicalMethodology('')).toBeNull()
})
