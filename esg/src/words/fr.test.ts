import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Scope 1', 'scope 1 no emission'],
  ['Émissions directes de GES (scope 1)', 'scope 1'],
  ['Emissions directes (Scope 1)', 'scope 1'],
  ['Émissions brutes scope 1', 'scope 1 gross'],
  ['Scope 2 (basé sur la localisation)', 'scope 2 location no emission'],
  ['Scope 2 (basé sur le marché)', 'scope 2 market no emission'],
  ['Émissions indirectes liées à l’énergie (Scope 2)', 'scope 2'],
  ['Scope 3', 'scope 3 no emission'],
  ['Autres émissions indirectes (scope 3)', 'scope 3'],
  ['Scopes 1 et 2', 'scope 1+2 no emission'],
  ['Scopes 1 à 3', 'scope 1+2+3 no emission'],
  ['Émissions directes', 'direct'],
  ['Émissions indirectes', 'indirect'],
  ['Autres émissions indirectes de GES', 'other indirect'],
  ['Total des émissions', 'total'],
  ['Total des émissions de gaz à effet de serre', 'total'],
  ['Émissions totales du Groupe', 'total whole'],
  ['Achats de biens et services', 'category 1 no emission'],
  ['Produits et services achetés', 'category 1 no emission'],
  ['Biens d’équipement', 'category 2 no emission'],
  ['Immobilisations', 'category 2 no emission'],
  ['Émissions liées aux combustibles et à l’énergie', 'category 3 source'],
  ['Transport et distribution amont', 'category 4 no emission source'],
  ['Déchets générés', 'category 5 no emission'],
  ['Déplacements professionnels', 'category 6 no emission'],
  ['Voyages d’affaires', 'category 6 no emission'],
  ['Déplacements domicile-travail', 'category 7 no emission'],
  ['Actifs loués en amont', 'category 8 no emission'],
  ['Transport et distribution aval', 'category 9 no emission source'],
  ['Transformation des produits vendus', 'category 10 no emission'],
  ['Utilisation des produits vendus', 'category 11 no emission'],
  ['Fin de vie des produits vendus', 'category 12 no emission'],
  ['Actifs loués en aval', 'category 13 no emission'],
  ['Franchises', 'category 14 no emission'],
  ['Investissements', 'category 15 no emission'],
  ['Consommation d’énergie', 'energy no emission'],
  ['Consommation totale d’énergie', 'total energy no emission'],
  ['Consommation d’énergie renouvelable', 'no emission'],
  ['Intensité carbone', 'intensity'],
  ['Émissions par tonne produite', 'intensity'],
  ['Évolution des émissions par rapport à 2019', 'change'],
  ['Objectif de réduction des émissions', 'change target'],
  ['Crédits carbone', 'offset'],
  ['Émissions nettes', 'net'],
  ['Émissions financées', 'financed'],
  ['Part des émissions scope 1', 'share scope 1'],
  ['Émissions de méthane', 'other gas'],
  ['Émissions biogéniques', 'biogenic'],
  ['Nombre de sites', 'count no emission'],
  ['dont gaz naturel', 'no emission part of'],
  ['Scope 1 flotte de véhicules', 'scope 1 no emission source'],
  ['Scope 1 hors filiales', 'scope 1 no emission subset'],
  ['Année de référence', 'no emission baseline'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for French', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'fr')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['tonnes équivalent CO2', 1],
  ['milliers de tonnes', 1000],
  ['millions de tonnes éq. CO2', 1000000],
  ['t éq. CO2', 1],
  ['teqCO2', 1],
  ['kt éq. CO2', 1000],
  ['mégawattheures', 1],
  ['milliers de MWh', 1000],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['tCO2e/M€'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['exercice 2021', 2021],
  ['année 2020', 2020],
  ['exercice clos le 31/12/2022', 2022],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
