import type { ProjectPage } from '@ledgerleaf/contract/market'
import { expect, test } from 'vitest'
import { bestOf, type CompareRow, compareRows, isAlike, isEmpty, rowsFor } from './compare-rows.ts'

const named = (label: string): CompareRow => {
  const row = compareRows.find((one) => one.label === label)
  if (!row) throw new Error(`no row is called ${label}`)
  return row
}
const project = (id: string, more: object): ProjectPage =>
  ({
    id,
    listings: [],
    score: null,
    totals: { issued: 0, retired: 0, heldByBuyers: 0, promised: [] },
    ...more,
  }) as unknown as ProjectPage
const sold = (...cents: number[]) => ({
  listings: cents.map((priceCents) => ({
    priceCents,
    vintage: 2023,
    availableCredits: 10,
    saleType: 'spot',
    dueOn: null,
  })),
})
const price = named('Spot price per credit, before VAT')

test('the cheapest is marked by its lowest price, and a project that is not for sale is none of them', () => {
  const all = [project('a', sold(900, 1200)), project('b', sold(1000)), project('c', {})]
  expect([...bestOf(price, all)]).toEqual(['a'])
})

test('what is promised for later is compared with its like, and lowers no price of what can be had now', () => {
  const forward = { priceCents: 300, vintage: 2030, availableCredits: 10, saleType: 'forward' }
  const both = project('a', {
    ...{ listings: [...sold(900).listings, forward] },
    score: { value: 90, grade: 'A', confidence: 50, vintage: 2023 },
  })
  const later = project('c', { listings: [forward] })
  const all = [both, project('b', sold(800)), later]
  expect(all.map(price.tell)).toEqual(['$9.00', '$8.00', 'Not for sale now'])
  expect([...bestOf(price, all)]).toEqual(['b'])
  const promised = named('Forward price per credit, before VAT')
  expect(all.map(promised.tell)).toEqual(['$3.00', '–', '$3.00'])
  expect(all.map(named('Credits available now').tell)).toEqual(['10', '10', '0'])
  expect(all.map(named('Credits on delivery (bought forward)').tell)).toEqual(['10', '–', '10'])
})

test('a price is divided by the score of its own vintage, never by that of another', () => {
  const perPoint = named('Spot price per point of score')
  const offer = (vintage: number, priceCents: number, saleType = 'spot') => ({
    ...{ vintage, priceCents, saleType, availableCredits: 10, dueOn: null },
  })
  const score = { value: 50, grade: 'C', confidence: 50, vintage: 2024 }
  const both = project('a', { listings: [offer(2023, 500), offer(2024, 1000)], score })
  expect([perPoint.tell(both), perPoint.measure?.(both)]).toEqual(['$0.20, vintage\u00a02024', 20])
  for (const listings of [[offer(2023, 500)], [offer(2024, 500, 'subscription')]])
    expect(perPoint.tell(project('b', { listings, score }))).toBe('–')
})

test('a range is told and drawn from its lowest to its highest price, by which it is the lowest', () => {
  const [range, single] = [project('a', sold(2860, 3339)), project('b', sold(3120))]
  expect([...bestOf(price, [range, single])]).toEqual(['a'])
  expect([price.measure?.(range), price.upTo?.(range)]).toEqual([2860, 3339])
})

test('what comes only by subscription is neither a price nor a tonne of what can be had now', () => {
  const monthly = { priceCents: 700, vintage: 2023, availableCredits: 40, saleType: 'subscription' }
  const both = project('a', { listings: [...sold(900).listings, monthly] })
  expect([price.tell(both), named('Credits available now').tell(both)]).toEqual(['$9.00', '10'])
  expect(named('Subscription price per credit, before VAT').tell(both)).toBe('$7.00')
  expect(named('Credits by subscription').tell(both)).toBe('40')
})

test('nobody is best where all are as good, where one alone is known, or where neither end is better', () => {
  expect(bestOf(price, [project('a', sold(900)), project('b', sold(900))]).size).toBe(0)
  expect(bestOf(price, [project('a', sold(900)), project('b', {})]).size).toBe(0)
  expect(bestOf(named('Issued'), [project('a', sold(900)), project('b', {})]).size).toBe(0)
})

test('two that share the best are both marked', () => {
  const score = (value: number) => ({ score: { value, grade: 'B', confidence: 50 } })
  const all = [project('a', score(70)), project('b', score(70)), project('c', score(60))]
  expect([...bestOf(named('Score of 100'), all)]).toEqual(['a', 'b'])
})

test('a row in which all say the same is told from one that helps to choose', () => {
  const all = [project('a', sold(900)), project('b', sold(1000))]
  expect(isAlike(price, all)).toBe(false)
  expect(isAlike(named('Registry'), all)).toBe(true)
})

test('a share that is small is not called nothing', () => {
  const totals = { issued: 100_000, retired: 40, heldByBuyers: 0, promised: [] }
  expect(named('Retired of what was issued').tell(project('a', { totals }))).toBe('40 (under 1 %)')
})

test('a row that says nothing of any project is none to show; what one of them has is shown of all', () => {
  const promised = named('Forward price per credit, before VAT')
  const forward = { priceCents: 300, vintage: 2030, availableCredits: 10, saleType: 'forward' }
  const spot = project('a', sold(900))
  expect(isEmpty(promised, [spot, project('b', {})])).toBe(true)
  expect(isEmpty(promised, [spot, project('c', { listings: [forward] })])).toBe(false)
})

test('what one project alone is sold by is a line of its own, and rows of dashes are none', () => {
  const forward = {
    ...{ priceCents: 300, vintage: 2030, availableCredits: 10, saleType: 'forward', dueOn: '2031-03-01' },
  }
  const [spot, both] = [project('a', sold(900)), project('b', { listings: [forward] })]
  const labels = rowsFor([spot, both]).map(({ label }) => label)
  expect(labels.filter((label) => label.startsWith('Forward'))).toEqual([])
  const other = rowsFor([spot, both]).find(({ label }) => label === 'Other ways to buy')
  expect([spot, both].map((one) => other?.tell(one).replaceAll('\u00a0', ' '))).toEqual([
    '–',
    'Forward $3.00 · 10 t, vintage 2030, first delivery by Mar 1, 2031',
  ])
  expect(rowsFor([both, both]).map(({ label }) => label)).toContain('Forward price per credit, before VAT')
})
