import type { ProjectSupply } from '@ledgerleaf/contract/supply'
import { expect, test } from 'vitest'
import { supplyMoments } from './supply-moments.ts'

const day = (on: string, listed: number, held: number) => ({
  on,
  issued: listed + held,
  notListed: 0,
  listed,
  held,
  retired: 0,
  cancelled: 0,
})
const supply: ProjectSupply = {
  days: [day('2026-03-01', 100, 0), day('2026-03-05', 70, 30)],
  asked: [
    {
      listingId: 'a',
      vintage: 2024,
      saleType: 'spot',
      steps: [
        { on: '2026-03-01', priceCents: 900 },
        { on: '2026-03-03', priceCents: 700 },
      ],
      endedOn: '2026-03-05',
    },
    {
      listingId: 'b',
      vintage: 2023,
      saleType: 'spot',
      steps: [{ on: '2026-03-02', priceCents: 800 }],
      endedOn: null,
    },
  ],
  sold: [
    { on: '2026-03-05', vintage: 2024, saleType: 'spot', priceCents: 700, credits: 30, returnedCredits: 0 },
  ],
  coming: [
    { dueOn: '2027-01-31', vintage: 2026, isSold: true, credits: 10 },
    { dueOn: '2027-01-31', vintage: 2026, isSold: false, credits: 5 },
    { dueOn: '2027-06-30', vintage: 2026, isSold: false, credits: 20 },
  ],
  batches: [],
}

test('every day on which something changed, today, and the days that are announced', () => {
  expect(supplyMoments(supply, '2026-03-09').map(({ on }) => on)).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-05',
    '2026-03-09',
    '2027-01-31',
    '2027-06-30',
  ])
})

test('a day between two changes has the supply of the earlier, and the prices of that day', () => {
  const third = supplyMoments(supply, '2026-03-09')[2]
  expect(third).toMatchObject({ supply: { on: '2026-03-03', listed: 100, held: 0 }, sold: [] })
  expect(third?.asked).toEqual([
    { vintage: 2024, priceCents: 700 },
    { vintage: 2023, priceCents: 800 },
  ])
})

test('what is announced counts from its day on and is never part of the supply', () => {
  const last = supplyMoments(supply, '2026-03-09').at(-1)
  expect(last).toMatchObject({
    isComing: true,
    supply: { issued: 100 },
    asked: [],
    announced: { sold: 10, offered: 25 },
  })
})

test('a delivery that is overdue is not drawn as one to come', () => {
  const moments = supplyMoments(supply, '2027-02-01')
  expect(moments.map(({ on }) => on).slice(-2)).toEqual(['2027-02-01', '2027-06-30'])
  expect(moments.at(-2)?.announced).toEqual({ sold: 0, offered: 0 })
})

test('a project with nothing but today has one moment', () => {
  const nothing = { days: [], asked: [], sold: [], coming: [], batches: [] }
  expect(supplyMoments(nothing, '2026-03-09')).toMatchObject([{ on: '2026-03-09', supply: { issued: 0 } }])
})
