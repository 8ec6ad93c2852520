import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { textPages } from '../read-document.ts'
import { areCurrent, saidIn } from './cues.ts'
import { readCues } from './read-cues.ts'

const read = (drawing: string) => readCues(textPages([drawPage(drawing)]))

test('a phrase that breaks over a line is found where it begins', () => {
  const cues = read('The figures of this report were given limited\nassurance by an auditor.')
  expect(saidIn(cues, 'assurance')).toMatchObject({
    page: 1,
    quote: 'The figures of this report were given limited assurance by an auditor.',
  })
})

test('the sentence is quoted whole, and no other', () => {
  const cues = read(
    'We travel by rail wherever a journey is short. An independent\nauditor gave limited assurance on the figures of this report in\naccordance with ISAE 3410. Nothing else was looked at.',
  )
  expect(saidIn(cues, 'assurance')?.quote).toBe(
    'An independent auditor gave limited assurance on the figures of this report in accordance with ISAE 3410.',
  )
})

test.each([
  ['Our carbon intensity was 12.4 t CO2e per EUR million', true],
  ['We emitted 0.8 kg CO₂e per euro of revenue', true],
  ['Die Emissionsintensität betrug 3,1 t je Mitarbeitenden', true],
  ['We will lower our emissions intensity by 30 % until 2030', false],
  ['GRI 305-4: GHG emissions intensity', false],
])('"%s" gives an intensity: %s', (text, isSaid) => {
  expect(saidIn(read(text), 'intensity') !== null).toBe(isSaid)
})

test.each([
  ['Unser Prüfer gab ein Urteil mit begrenzter Sicherheit ab.', 'assurance'],
  ['El límite sigue el control operacional.', 'boundary'],
  ['Les facteurs d’émission viennent de la Base Empreinte.', 'factors'],
  ['Basisjahr ist 2019', 'baseYear'],
] as const)('"%s" is understood', (text, name) => {
  expect(saidIn(read(text), name)).not.toBeNull()
})

test('what a workbook hides is not said', () => {
  const page = { ...drawPage('limited assurance'), hidden: true }
  expect(saidIn(readCues(textPages([page])), 'assurance')).toBeNull()
})

test('cues kept by an older release are told from those of today', () => {
  const cues = read('nothing of it')
  expect(areCurrent(cues)).toBe(true)
  const { intensity: _, ...older } = cues.said
  expect(areCurrent({ ...cues, said: older })).toBe(false)
})
