import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['範疇一', 'scope 1 no emission'],
  ['範疇1排放量', 'scope 1'],
  ['范围一', 'scope 1 no emission'],
  ['范围1温室气体排放量', 'scope 1'],
  ['直接排放(範疇一)', 'scope 1'],
  ['範疇一+二', 'scope 1+2 no emission'],
  ['範疇一、二', 'scope 1+2 no emission'],
  ['範疇二(地域別基準)', 'scope 2 location no emission'],
  ['范围二(基于位置)', 'scope 2 location no emission'],
  ['范围2(基于市场)', 'scope 2 market no emission'],
  ['範疇二 市場基準', 'scope 2 market no emission'],
  ['能源間接排放(範疇二)', 'scope 2'],
  ['範疇三', 'scope 3 no emission'],
  ['其他間接排放(範疇三)', 'scope 3'],
  ['直接溫室氣體排放', 'direct'],
  ['間接溫室氣體排放', 'indirect'],
  ['其他間接排放', 'other indirect'],
  ['溫室氣體排放總量', 'total'],
  ['温室气体排放总量', 'total'],
  ['集團排放量合計', 'total whole'],
  ['類別一:直接溫室氣體排放', 'scope 1 iso 1'],
  ['類別一 (公噸CO2e)', 'scope 1 iso 1'],
  ['類別二:輸入能源之間接溫室氣體排放', 'scope 2 iso 2'],
  ['類別一、二排放量', 'scope 1+2 iso 1'],
  ['類別三:運輸產生之間接排放', 'iso 3 indirect source'],
  ['類別三~六排放量', 'scope 3 iso 3'],
  ['範疇三類別6 商務差旅', 'scope 3 category 6 no emission'],
  ['購買商品及服務', 'category 1 no emission'],
  ['資本物品', 'category 2 no emission'],
  ['燃料及能源相關活動', 'category 3 no emission'],
  ['上游運輸及配送', 'category 4 no emission'],
  ['營運產生之廢棄物', 'category 5 no emission'],
  ['商務差旅', 'category 6 no emission'],
  ['員工通勤', 'category 7 no emission'],
  ['上游租賃資產', 'category 8 no emission'],
  ['下游运输和配送', 'category 9 no emission'],
  ['銷售產品之加工', 'category 10 no emission'],
  ['銷售產品之使用', 'category 11 no emission'],
  ['销售产品的使用', 'category 11 no emission'],
  ['銷售產品之最終處理', 'category 12 no emission'],
  ['下游租賃資產', 'category 13 no emission'],
  ['特許經營', 'category 14 no emission'],
  ['投資', 'category 15 no emission'],
  ['能源消耗總量', 'total energy no emission'],
  ['能源總消耗量', 'total energy no emission'],
  ['再生能源使用量', 'no emission'],
  ['排放強度', 'intensity'],
  ['溫室氣體排放密集度', 'intensity'],
  ['較基準年減量', 'change no emission baseline'],
  ['減碳目標', 'change target no emission'],
  ['碳中和', 'offset no emission'],
  ['淨排放量', 'net'],
  ['投融資組合碳排放', 'financed category 15'],
  ['範疇一占比', 'share scope 1 no emission'],
  ['甲烷排放', 'other gas'],
  ['生質燃料排放', 'biogenic'],
  ['其中天然氣', 'no emission part of'],
  ['範疇一 公務車', 'scope 1 no emission source'],
  ['範疇一 台灣', 'scope 1 no emission subset'],
  ['子公司排放量', 'subset'],
  ['基準年排放量', 'baseline'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for Chinese', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'zh')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['公噸CO2e', 1],
  ['吨二氧化碳当量', 1],
  ['千公噸', 1000],
  ['仟公噸', 1000],
  ['万吨', 10000],
  ['萬公噸CO2e', 10000],
  ['百萬噸', 1000000],
  ['公噸CO2e/年', 1],
  ['兆瓦時', 1],
  ['吉焦', 1 / 3.6],
  ['萬kWh', 10],
  ['千度', 1],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['公噸CO2e/百萬元', '公噸/人'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['2022年度', 2022],
  ['民國111年', 2022],
  ['111年度', 2022],
  ['2021 年', 2021],
  ['2022年第4季度', null],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
