import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Scope 1', 'scope 1 no emission'],
  ['Direkte THG-Emissionen (Scope 1)', 'scope 1'],
  ['Scope-1-Emissionen', 'scope 1'],
  ['Brutto-Scope-1-Emissionen', 'scope 1 gross'],
  ['Scope 2 (standortbasiert)', 'scope 2 location no emission'],
  ['Scope 2 (marktbasiert)', 'scope 2 market no emission'],
  ['Indirekte THG-Emissionen (Scope 2, standortbezogen)', 'scope 2 location'],
  ['Scope 2 marktbezogen', 'scope 2 market no emission'],
  ['Scope 3', 'scope 3 no emission'],
  ['Sonstige indirekte THG-Emissionen (Scope 3)', 'scope 3'],
  ['Scope 1 und 2', 'scope 1+2 no emission'],
  ['Scope 1 bis 3', 'scope 1+2+3 no emission'],
  ['Direkte Emissionen', 'direct'],
  ['Indirekte Emissionen', 'indirect'],
  ['Weitere indirekte Emissionen', 'other indirect'],
  ['Gesamtemissionen', 'total'],
  ['Summe der Treibhausgasemissionen', 'total'],
  ['Treibhausgasemissionen des Konzerns', 'whole'],
  ['Eingekaufte Waren und Dienstleistungen', 'category 1 no emission'],
  ['Kapitalgüter', 'category 2 no emission'],
  ['Kapitalgueter', 'category 2 no emission'],
  ['Brennstoff- und energiebezogene Aktivitäten', 'category 3 no emission source'],
  ['Vorgelagerter Transport und Distribution', 'category 4 no emission source'],
  ['Abfall aus dem Betrieb', 'category 5 no emission'],
  ['Geschäftsreisen', 'category 6 no emission'],
  ['Pendeln der Mitarbeitenden', 'category 7 no emission'],
  ['Angemietete oder geleaste Sachanlagen', 'category 8 no emission'],
  ['Nachgelagerter Transport', 'category 9 no emission source'],
  ['Verarbeitung verkaufter Produkte', 'category 10 no emission'],
  ['Nutzung verkaufter Produkte', 'category 11 no emission'],
  ['Entsorgung verkaufter Produkte', 'category 12 no emission'],
  ['Vermietete Sachanlagen', 'category 13 no emission'],
  ['Franchise', 'category 14 no emission'],
  ['Investitionen', 'category 15 no emission'],
  ['Gesamtenergieverbrauch', 'total energy no emission'],
  ['Energieverbrauch', 'energy no emission'],
  ['Stromverbrauch aus erneuerbaren Energien', 'no emission'],
  ['THG-Intensität je Mio. € Umsatz', 'intensity cost'],
  ['Veränderung der Emissionen gegenüber Vorjahr', 'change'],
  ['Reduktionsziel Scope 1', 'change target scope 1 no emission'],
  ['Kompensation der Emissionen', 'offset'],
  ['Netto-Emissionen', 'net'],
  ['Finanzierte Emissionen', 'financed'],
  ['Anteil Scope 1', 'share scope 1 no emission'],
  ['Methanemissionen', 'other gas'],
  ['Biogene CO2-Emissionen', 'biogenic'],
  ['Anzahl der Standorte', 'count no emission'],
  ['davon Erdgas', 'no emission part of'],
  ['Scope 1 Fuhrpark', 'scope 1 no emission source'],
  ['Scope 1 Deutschland', 'scope 1 no emission subset'],
  ['Emissionen im Basisjahr', 'baseline'],
  ['Kategorie 1: direkte Emissionen', 'scope 1 iso 1'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for German', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'de')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['Tonnen CO2-Äquivalente', 1],
  ['in Tsd. t', 1000],
  ['in Tausend Tonnen', 1000],
  ['Mio. t CO2-Äq.', 1000000],
  ['tCO₂-Äq.', 1],
  ['t CO2eq', 1],
  ['Megawattstunden', 1],
  ['Mio. kWh', 1000],
  ['Gigajoule', 1 / 3.6],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['t CO2 je Mitarbeiter', 'kg CO2 pro Stück'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['Geschäftsjahr 2021', 2021],
  ['GJ 2020/21', 2021],
  ['Berichtsjahr 2022', 2022],
  ['31.12.2021', 2021],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
