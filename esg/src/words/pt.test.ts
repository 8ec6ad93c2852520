import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['Escopo 1', 'scope 1 no emission'],
  ['Âmbito 1', 'scope 1 no emission'],
  ['Emissões diretas de GEE (Escopo 1)', 'scope 1'],
  ['Emissões brutas de Escopo 1', 'scope 1 gross'],
  ['Escopo 2 (baseado na localização)', 'scope 2 location no emission'],
  ['Escopo 2 – escolha de compra', 'scope 2 market no emission'],
  ['Âmbito 2 (baseado no mercado)', 'scope 2 market no emission'],
  ['Emissões indiretas de energia (Escopo 2)', 'scope 2'],
  ['Escopo 3', 'scope 3 no emission'],
  ['Outras emissões indiretas (Escopo 3)', 'scope 3'],
  ['Escopos 1 e 2', 'scope 1+2 no emission'],
  ['Emissões diretas', 'direct'],
  ['Emissões indiretas', 'indirect'],
  ['Outras emissões indiretas', 'other indirect'],
  ['Emissões totais', 'total'],
  ['Total de emissões de gases de efeito estufa', 'total'],
  ['Emissões do Grupo', 'whole'],
  ['Bens e serviços comprados', 'category 1 no emission'],
  ['Bens de capital', 'category 2 no emission'],
  ['Atividades relacionadas com combustível e energia', 'category 3 no emission source'],
  ['Transporte e distribuição a montante', 'category 4 no emission'],
  ['Resíduos gerados nas operações', 'category 5 no emission'],
  ['Viagens a negócios', 'category 6 no emission'],
  ['Viagens de negócios', 'category 6 no emission'],
  ['Deslocamento de funcionários', 'category 7 no emission'],
  ['Deslocações casa-trabalho', 'category 7 no emission'],
  ['Bens arrendados a montante', 'category 8 no emission'],
  ['Transporte e distribuição a jusante', 'category 9 no emission'],
  ['Processamento de produtos vendidos', 'category 10 no emission'],
  ['Uso de produtos vendidos', 'category 11 no emission'],
  ['Tratamento de fim de vida dos produtos vendidos', 'category 12 no emission'],
  ['Bens arrendados a jusante', 'category 13 no emission'],
  ['Franquias', 'category 14 no emission'],
  ['Investimentos', 'category 15 no emission'],
  ['Consumo de energia', 'energy no emission'],
  ['Consumo total de energia', 'total energy no emission'],
  ['Consumo de energia elétrica', 'no emission'],
  ['Intensidade de emissões', 'intensity'],
  ['Emissões por tonelada produzida', 'intensity'],
  ['Variação das emissões', 'change'],
  ['Metas de redução', 'change target no emission'],
  ['Créditos de carbono', 'offset'],
  ['Emissões líquidas', 'net'],
  ['Emissões financiadas', 'financed'],
  ['Percentual de emissões', 'share'],
  ['Emissões de metano', 'other gas source'],
  ['Emissões biogênicas', 'biogenic'],
  ['Número de unidades', 'count no emission'],
  ['dos quais gás natural', 'no emission part of'],
  ['Escopo 1 frota', 'scope 1 no emission source'],
  ['Escopo 1 Brasil', 'scope 1 no emission subset'],
  ['Ano base', 'no emission baseline'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for Portuguese', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'pt')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['toneladas de CO2 equivalente', 1],
  ['mil toneladas', 1000],
  ['milhares de toneladas', 1000],
  ['milhões de toneladas', 1000000],
  ['tCO2e', 1],
  ['megawatts-hora', 1],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['tCO2e/R$'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['exercício de 2021', 2021],
  ['ano 2020', 2020],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
