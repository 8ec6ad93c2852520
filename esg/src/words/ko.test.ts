import { expect, test } from 'vitest'
import { tellLabel } from '../../testing/tell-label.ts'
import { readLabel } from '../rules/read-label.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'

const labels: [string, string][] = [
  ['스코프 1', 'scope 1 no emission'],
  ['Scope 1 배출량', 'scope 1'],
  ['직접 배출량(Scope 1)', 'scope 1'],
  ['Scope 1+2', 'scope 1+2 no emission'],
  ['Scope 1 및 2', 'scope 1+2 no emission'],
  ['Scope 2 (지역 기반)', 'scope 2 location no emission'],
  ['Scope 2 (시장기반)', 'scope 2 market no emission'],
  ['Scope 2 위치기준', 'scope 2 location no emission'],
  ['에너지 간접 배출(Scope 2)', 'scope 2'],
  ['Scope 3', 'scope 3 no emission'],
  ['기타 간접 배출량(Scope 3)', 'scope 3'],
  ['직접 온실가스 배출량', 'direct'],
  ['간접 배출', 'indirect'],
  ['기타 간접 배출', 'other indirect'],
  ['온실가스 총 배출량', 'total'],
  ['온실가스 배출량 합계', 'total'],
  ['전사 온실가스 배출량', 'whole'],
  ['연결 기준 배출량', 'whole'],
  ['구매한 제품 및 서비스', 'category 1 no emission'],
  ['자본재', 'category 2 no emission'],
  ['연료 및 에너지 관련 활동', 'category 3 no emission'],
  ['업스트림 운송 및 유통', 'category 4 no emission'],
  ['사업장 발생 폐기물', 'category 5 no emission'],
  ['출장', 'category 6 no emission'],
  ['임직원 통근', 'category 7 no emission'],
  ['업스트림 임차 자산', 'category 8 no emission'],
  ['다운스트림 운송 및 유통', 'category 9 no emission'],
  ['판매된 제품의 가공', 'category 10 no emission'],
  ['판매된 제품의 사용', 'category 11 no emission'],
  ['판매된 제품의 폐기', 'category 12 no emission'],
  ['다운스트림 임대 자산', 'category 13 no emission'],
  ['프랜차이즈', 'category 14 no emission'],
  ['투자', 'category 15 no emission'],
  ['에너지 사용량', 'energy no emission'],
  ['총 에너지 소비량', 'total energy no emission'],
  ['재생에너지 사용량', 'no emission'],
  ['온실가스 원단위', 'intensity'],
  ['매출액 대비 배출량', 'intensity change cost'],
  ['온실가스 감축량', 'change'],
  ['배출량 증감', 'change'],
  ['배출량 목표', 'target'],
  ['탄소 크레딧', 'offset'],
  ['순배출량', 'net'],
  ['금융배출량', 'financed'],
  ['Scope 1 비중', 'share scope 1 no emission'],
  ['메탄 배출량', 'other gas'],
  ['바이오매스 배출', 'biogenic'],
  ['사업장 수', 'count no emission'],
  ['이 중 도시가스', 'no emission part of'],
  ['Scope 1 차량', 'scope 1 no emission source'],
  ['Scope 1 국내', 'scope 1 no emission subset'],
  ['해외 사업장 배출량', 'subset'],
  ['기준연도 배출량', 'baseline'],
  ['기후변화', 'no emission'],
]

test.each(labels)('%s says: %s', (label, told) => {
  expect(tellLabel(label)).toBe(told)
})

test('most of these labels are taken for Korean', () => {
  const own = labels.filter(([label]) => readLabel(label).language === 'ko')
  expect(own.length).toBeGreaterThan(0.7 * labels.length)
})

test.each([
  ['톤', 1],
  ['tCO2eq', 1],
  ['천톤', 1000],
  ['천 톤 CO2e', 1000],
  ['만톤', 10000],
  ['백만톤', 1000000],
  ['백만 톤', 1000000],
  ['메가와트시', 1],
  ['천GJ', 1000 / 3.6],
])('%s counts %d tonnes or MWh', (text, factor) => {
  const unit = readUnit(text)
  expect(['mass', 'energy']).toContain(unit?.kind)
  expect(unit?.factor).toBeCloseTo(factor, 6)
})

test.each(['tCO2eq/억원', '톤/명'])('%s is an intensity', (text) => {
  expect(readUnit(text)?.kind).toBe('intensity')
})

test.each<[string, number | null]>([
  ['2020년', 2020],
  ['2020학년도', 2020],
  ['2021년도', 2021],
  ['2022년 4분기', null],
])('%s is about %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})
