import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Scope 1', 'scope 1 no emission'],
  ['Emissioni dirette di GHG (Scope 1)', 'scope 1'],
  ['Ambito 1', 'scope 1 no emission'],
  ['Emissioni lorde Scope 1', 'scope 1 gross'],
  ['Scope 2 (location-based)', 'scope 2 location no emission'],
  ['Emissioni Scope 2 basate sul mercato', 'scope 2 market'],
  ['Emissioni Scope 2 – localizzazione', 'scope 2 location'],
  ['Emissioni indirette da consumi energetici (Scope 2)', 'scope 2 energy'],
  ['Scope 3', 'scope 3 no emission'],
  ['Altre emissioni indirette (Scope 3)', 'scope 3'],
  ['Scope 1 e 2', 'scope 1+2 no emission'],
  ['Emissioni dirette', 'direct'],
  ['Emissioni indirette', 'indirect'],
  ['Altre emissioni indirette', 'other indirect'],
  ['Totale emissioni', 'total'],
  ['Emissioni totali di gas serra', 'total'],
  ['Totale emissioni di Gruppo', 'total whole'],
  ['Emissioni complessive', 'total'],
  ['Beni e servizi acquistati', 'category 1 no emission'],
  ['Beni strumentali', 'category 2 no emission'],
  ['Attività legate ai combustibili e all’energia', 'category 3 no emission source'],
  ['Trasporto e distribuzione a monte', 'category 4 no emission'],
  ['Rifiuti generati', 'category 5 no emission'],
  ['Viaggi di lavoro', 'category 6 no emission'],
  ['Spostamenti casa-lavoro', 'category 7 no emission'],
  ['Beni in leasing a monte', 'category 8 no emission'],
  ['Trasporto e distribuzione a valle', 'category 9 no emission'],
  ['Lavorazione dei prodotti venduti', 'category 10 no emission'],
  ['Utilizzo dei prodotti venduti', 'category 11 no emission'],
  ['Fine vita dei prodotti venduti', 'category 12 no emission'],
  ['Beni in leasing a valle', 'category 13 no emission'],
  ['Franchising', 'category 14 no emission'],
  ['Investimenti', 'category 15 no emission'],
  ['Consumo di energia', 'energy no emission'],
  ['Consumi energetici totali', 'total energy no emission'],
  ['Consumo di energia elettrica', 'no emission'],
  ['Intensità emissiva', 'intensity'],
  ['Emissioni per tonnellata prodotta', 'intensity'],
  ['Emissioni per fonte', ''],
  ['Variazione delle emissioni', 'change'],
  ['Obiettivo di riduzione', 'change target no emission'],
  ['Crediti di carbonio', 'offset'],
  ['Emissioni nette', 'net'],
  ['Emissioni finanziate', 'financed'],
  ['Percentuale di emissioni', 'share'],
  ['Emissioni biogeniche', 'biogenic'],
  ['Numero di siti', 'count no emission'],
  ['di cui gas naturale', 'no emission part of'],
  ['Scope 1 flotta aziendale', 'scope 1 no emission source'],
  ['Scope 1 stabilimento', 'scope 1 no emission subset'],
  ['Scope 1 Italia', 'scope 1 no emission subset'],
  ['Anno base', 'no emission baseline'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for Italian', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'it')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['tonnellate di CO2 equivalente', 1],
  ['migliaia di tonnellate', 1000],
  ['milioni di tonnellate', 1000000],
  ['ton CO2 eq.', 1],
  ['tCO2eq', 1],
  ['megawattora', 1],
  ['migliaia di GJ', 1000 / 3.6],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['tCO2/€'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['esercizio 2021', 2021],
  ['anno 2019', 2019],
  ['al 31/12/2022', 2022],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
