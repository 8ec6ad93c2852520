import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Alcance 1', 'scope 1 no emission'],
  ['Emisiones directas de GEI (alcance 1)', 'scope 1'],
  ['Emisiones brutas de alcance 1', 'scope 1 gross'],
  ['Alcance 2 (basado en la ubicación)', 'scope 2 location no emission'],
  ['Alcance 2 (basado en el mercado)', 'scope 2 market no emission'],
  ['Emisiones indirectas por energía (alcance 2)', 'scope 2'],
  ['Alcance 3', 'scope 3 no emission'],
  ['Otras emisiones indirectas (alcance 3)', 'scope 3'],
  ['Alcances 1 y 2', 'scope 1+2 no emission'],
  ['Alcance 1, 2 y 3', 'scope 1+2+3 no emission'],
  ['Emisiones directas', 'direct'],
  ['Emisiones indirectas', 'indirect'],
  ['Otras emisiones indirectas', 'other indirect'],
  ['Emisiones totales', 'total'],
  ['Total de emisiones de gases de efecto invernadero', 'total'],
  ['Emisiones del Grupo', 'whole'],
  ['Huella de carbono total', 'total'],
  ['Bienes y servicios adquiridos', 'category 1 no emission'],
  ['Bienes de capital', 'category 2 no emission'],
  ['Combustibles y energía', 'category 3 no emission source'],
  ['Transporte y distribución aguas arriba', 'category 4 no emission'],
  ['Residuos generados', 'category 5 no emission'],
  ['Viajes de negocios', 'category 6 no emission'],
  ['Desplazamientos de empleados', 'category 7 no emission'],
  ['Activos arrendados aguas arriba', 'category 8 no emission'],
  ['Transporte y distribución aguas abajo', 'category 9 no emission'],
  ['Procesamiento de productos vendidos', 'category 10 no emission'],
  ['Uso de productos vendidos', 'category 11 no emission'],
  ['Fin de vida de los productos', 'category 12 no emission'],
  ['Activos arrendados aguas abajo', 'category 13 no emission'],
  ['Franquicias', 'category 14 no emission'],
  ['Inversiones', 'category 15 no emission'],
  ['Consumo de energía', 'energy no emission'],
  ['Consumo energético total', 'total energy no emission'],
  ['Consumo de energía renovable', 'no emission'],
  ['Intensidad de emisiones', 'intensity'],
  ['Emisiones por tonelada producida', 'intensity'],
  ['Variación de emisiones respecto a 2019', 'change'],
  ['Objetivo de reducción', 'change target no emission'],
  ['Créditos de carbono', 'offset'],
  ['Emisiones netas', 'net'],
  ['Emisiones financiadas', 'financed'],
  ['Porcentaje de emisiones', 'share'],
  ['Emisiones de metano', 'other gas source'],
  ['Emisiones biogénicas', 'biogenic'],
  ['Número de centros', 'count no emission'],
  ['de los cuales gas natural', 'no emission part of'],
  ['Alcance 1 flota', 'scope 1 no emission source'],
  ['Alcance 1 España', 'scope 1 no emission subset'],
  ['Año base', 'no emission baseline'],
  ['Emisiones por combustión', 'source'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for Spanish', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'es')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['toneladas de CO2 equivalente', 1],
  ['miles de toneladas', 1000],
  ['millones de toneladas', 1000000],
  ['mil t CO2e', 1000],
  ['tCO2eq', 1],
  ['megavatios hora', 1],
  ['miles de GJ', 1000 / 3.6],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['tCO2e/€'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['ejercicio 2021', 2021],
  ['año 2020', 2020],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
