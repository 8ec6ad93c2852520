import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Scope 1', 'scope 1 no emission'],
  ['Directe broeikasgasemissies (scope 1)', 'scope 1'],
  ['Bruto scope 1-emissies', 'scope 1 gross'],
  ['Scope 2 (locatiegebaseerd)', 'scope 2 location no emission'],
  ['Scope 2 (marktgebaseerd)', 'scope 2 market no emission'],
  ['Indirecte energie-emissies (scope 2)', 'scope 2'],
  ['Scope 3', 'scope 3 no emission'],
  ['Overige indirecte emissies (scope 3)', 'scope 3'],
  ['Scope 1 en 2', 'scope 1+2 no emission'],
  ['Directe emissies', 'direct'],
  ['Indirecte emissies', 'indirect'],
  ['Andere indirecte uitstoot', 'other indirect'],
  ['Totale emissies', 'total'],
  ['Totaal CO2-uitstoot', 'total'],
  ['Emissies van de groep', 'whole'],
  ['CO2-voetafdruk', 'total'],
  ['Ingekochte goederen en diensten', 'category 1 no emission'],
  ['Kapitaalgoederen', 'category 2 no emission'],
  ['Brandstof- en energiegerelateerde activiteiten', 'category 3 no emission source'],
  ['Upstream transport en distributie', 'category 4 no emission source'],
  ['Afval uit bedrijfsactiviteiten', 'category 5 no emission'],
  ['Zakelijke reizen', 'category 6 no emission'],
  ['Woon-werkverkeer', 'category 7 no emission'],
  ['Upstream geleasde activa', 'category 8 no emission'],
  ['Downstream transport en distributie', 'category 9 no emission source'],
  ['Verwerking van verkochte producten', 'category 10 no emission'],
  ['Gebruik van verkochte producten', 'category 11 no emission'],
  ['Einde levensduur van verkochte producten', 'category 12 no emission'],
  ['Downstream geleasde activa', 'category 13 no emission'],
  ['Franchises', 'category 14 no emission'],
  ['Investeringen', 'category 15 no emission'],
  ['Energieverbruik', 'energy no emission'],
  ['Totaal energieverbruik', 'total energy no emission'],
  ['Hernieuwbaar energieverbruik', 'no emission'],
  ['Emissie-intensiteit', 'intensity'],
  ['CO2-uitstoot per medewerker', 'intensity'],
  ['Verandering van de uitstoot', 'change'],
  ['Doelstelling scope 1', 'target scope 1 no emission'],
  ['Compensatie van emissies', 'offset'],
  ['Netto-emissies', 'net'],
  ['Gefinancierde emissies', 'financed'],
  ['Aandeel scope 1', 'share scope 1 no emission'],
  ['Methaan', 'other gas no emission'],
  ['Biogene emissies', 'biogenic'],
  ['Aantal locaties', 'count no emission'],
  ['waarvan aardgas', 'no emission part of'],
  ['Scope 1 wagenpark', 'scope 1 no emission source'],
  ['Scope 1 Nederland', 'scope 1 no emission subset'],
  ['Scope 1 exclusief buitenland', 'scope 1 no emission subset'],
  ['Basisjaar', 'no emission baseline'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for Dutch', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'nl')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['ton CO2-equivalenten', 1],
  ['duizend ton', 1000],
  ['miljoen ton CO2', 1000000],
  ['kton CO2', 1000],
  ['megawattuur', 1],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['ton CO2 per fte'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['boekjaar 2021', 2021],
  ['verslagjaar 2022', 2022],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
