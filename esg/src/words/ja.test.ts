import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['スコープ1', 'scope 1 no emission'],
  ['Scope1排出量', 'scope 1'],
  ['直接排出量(Scope 1)', 'scope 1'],
  ['スコープ1+2', 'scope 1+2 no emission'],
  ['スコープ1・2', 'scope 1+2 no emission'],
  ['Scope2(ロケーション基準)', 'scope 2 location no emission'],
  ['Scope2(マーケット基準)', 'scope 2 market no emission'],
  ['スコープ2(市場基準)', 'scope 2 market no emission'],
  ['エネルギー起源間接排出量(スコープ2)', 'scope 2'],
  ['スコープ3', 'scope 3 no emission'],
  ['その他の間接排出量(スコープ3)', 'scope 3'],
  ['直接排出', 'direct'],
  ['間接排出', 'indirect'],
  ['その他の間接排出', 'other indirect'],
  ['温室効果ガス排出量合計', 'total'],
  ['CO2総排出量', 'total'],
  ['グループ全体の排出量', 'total whole'],
  ['連結排出量', 'whole'],
  ['カテゴリ1 購入した製品・サービス', 'category 1 no emission'],
  ['資本財', 'category 2 no emission'],
  ['燃料及びエネルギー関連活動', 'category 3 no emission'],
  ['輸送、配送(上流)', 'category 4 no emission'],
  ['事業から出る廃棄物', 'category 5 no emission'],
  ['出張', 'category 6 no emission'],
  ['雇用者の通勤', 'category 7 no emission'],
  ['リース資産(上流)', 'category 8 no emission'],
  ['輸送、配送(下流)', 'category 9 no emission'],
  ['販売した製品の加工', 'category 10 no emission'],
  ['販売した製品の使用', 'category 11 no emission'],
  ['販売した製品の廃棄', 'category 12 no emission'],
  ['リース資産(下流)', 'category 13 no emission'],
  ['フランチャイズ', 'category 14 no emission'],
  ['投資', 'category 15 no emission'],
  ['総エネルギー使用量', 'total energy no emission'],
  ['エネルギー消費量', 'energy no emission'],
  ['再生可能エネルギー使用量', 'no emission'],
  ['CO2排出原単位', 'intensity'],
  ['売上高当たり排出量', 'intensity cost'],
  ['CO2排出削減量', 'change'],
  ['排出量増減', 'change'],
  ['排出量目標', 'target'],
  ['カーボンクレジット', 'offset'],
  ['実質排出量', 'net'],
  ['ファイナンスド・エミッション', 'financed no emission'],
  ['Scope1排出量の割合', 'share scope 1'],
  ['メタン排出量', 'other gas'],
  ['バイオマス由来排出量', 'biogenic'],
  ['排出コスト', 'cost'],
  ['拠点数', 'count no emission'],
  ['うち都市ガス', 'no emission part of'],
  ['スコープ1 社用車', 'scope 1 no emission source'],
  ['スコープ1 国内', 'scope 1 no emission subset'],
  ['海外工場 排出量', 'subset'],
  ['基準年排出量', 'baseline'],
  ['気候変動', 'no emission'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for Japanese', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'ja')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['トン', 1],
  ['千トン', 1000],
  ['千t-CO2', 1000],
  ['万トン', 10000],
  ['万t-CO2', 10000],
  ['百万トン', 1000000],
  ['億トン', 100000000],
  ['t-CO2換算', 1],
  ['千GJ', 1000 / 3.6],
  ['百万kWh', 1000],
  ['メガワット時', 1],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['t-CO2/百万円', 't-CO2/人'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['2017年度', 2017],
  ['2023年3月期', 2023],
  ['令和4年度', 2022],
  ['令和元年度', 2019],
  ['平成30年度', 2018],
  ['R4年度', 2022],
  ['22年度', 2022],
  ['第3四半期 2022', null],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
