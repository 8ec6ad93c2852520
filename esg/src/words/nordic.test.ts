import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Scope 1', 'scope 1 no emission'],
  ['Direkte utslipp (Scope 1)', 'scope 1'],
  ['Direkta utsläpp', 'direct'],
  ['Indirekte udledning', 'indirect'],
  ['Andre indirekte utslipp (Scope 3)', 'scope 3'],
  ['Scope 2 (platsbaserad)', 'scope 2 location no emission'],
  ['Scope 2 (marknadsbaserad)', 'scope 2 market no emission'],
  ['Scope 2 lokationsbaseret', 'scope 2 location no emission'],
  ['Scope 2 markedsbasert', 'scope 2 market no emission'],
  ['Scope 1 og 2', 'scope 1+2 no emission'],
  ['Scope 1 och 2', 'scope 1+2 no emission'],
  ['Totala utsläpp', 'total'],
  ['Totale klimagassutslipp', 'total'],
  ['Udledning i alt', 'total'],
  ['Inköpta varor och tjänster', 'category 1 no emission'],
  ['Innkjøpte varer', 'category 1 no emission'],
  ['Kapitalvaror', 'category 2 no emission'],
  ['Affald', 'category 5 no emission'],
  ['Avfall', 'category 5 no emission'],
  ['Affärsresor', 'category 6 no emission'],
  ['Tjänsteresor', 'category 6 no emission'],
  ['Forretningsrejser', 'category 6 no emission'],
  ['Tjenestereiser', 'category 6 no emission'],
  ['Investeringar', 'category 15 no emission'],
  ['Brug af solgte produkter', 'category 11 no emission'],
  ['Energianvändning', 'energy no emission'],
  ['Energiforbruk', 'energy no emission'],
  ['Energiforbrug', 'energy no emission'],
  ['Förnybar energianvändning', 'no emission'],
  ['Utsläppsintensitet', 'intensity'],
  ['Endring i utslipp', 'change'],
  ['Mål for utslipp', 'target'],
  ['Andel Scope 1', 'share scope 1 no emission'],
  ['Metan', 'other gas no emission'],
  ['Biogene utslipp', 'biogenic'],
  ['Antall ansatte', 'count no emission'],
  ['hvorav naturgass', 'no emission part of'],
  ['heraf fjernvarme', 'no emission part of'],
  ['Scope 1 Sverige', 'scope 1 no emission subset'],
  ['Basår', 'no emission baseline'],
  ['Netto utsläpp', 'net'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for the Nordic languages', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'nordic')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['ton CO2-ekvivalenter', 1],
  ['tusen tonn', 1000],
  ['miljoner ton', 1000000],
  ['megawattimmar', 1],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['tCO2e/MSEK'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['räkenskapsåret 2021', 2021],
  ['regnskabsår 2020/21', 2021],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
