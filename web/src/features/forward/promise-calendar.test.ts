import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import { expect, test } from 'vitest'
import { calendarRows, calendarSpan, labelled, promiseFigures } from './promise-calendar.ts'

const milestone = (projectId: string, dueOn: string, quantity = 40, delivered = 0): DueMilestone =>
  ({
    id: `${projectId} ${dueOn}`,
    forwardId: projectId,
    boughtOn: '2026-06-01',
    came: [{ on: '2026-10-07', quantity: 20 }],
    projectId,
    projectName: projectId,
    dueOn,
    quantity,
    delivered,
    sellerCents: (quantity - delivered) * 100,
  }) as unknown as DueMilestone

const today = '2026-11-17'

test('three figures say what is owed, what waits for it, and how far the next date is', () => {
  const milestones = [
    milestone('b', '2027-03-17'),
    milestone('a', '2026-11-27', 100, 30),
    milestone('a', '2027-01-01'),
  ]
  expect(promiseFigures(milestones, today)).toEqual({
    owed: 150,
    escrowCents: 15_000,
    nextOn: '2026-11-27',
    daysLeft: 10,
  })
  expect(promiseFigures([milestone('a', '2026-11-10')], today).daysLeft).toBe(-7)
  expect(promiseFigures([], today)).toEqual({ owed: 0, escrowCents: 0, nextOn: null, daysLeft: null })
})

test('each project has a row, the nearest first, and of many the last are together', () => {
  const few = calendarRows([milestone('late', '2028-01-01'), milestone('soon', '2026-12-01')])
  expect(few.map(({ name }) => name)).toEqual(['soon', 'late'])
  const many = calendarRows(
    Array.from({ length: 9 }, (_, i) => milestone(`p${i}`, `2027-0${(i % 9) + 1}-01`)),
  )
  expect(many).toHaveLength(6)
  expect(many.at(-1)).toMatchObject({ name: '4 other projects' })
  expect(many.at(-1)?.milestones).toHaveLength(4)
})

test('what came of one purchase is told once, however many of its dates are open', () => {
  const [row] = calendarRows([milestone('a', '2027-01-01'), milestone('a', '2027-03-01', 10)])
  expect(row).toMatchObject({ delivered: 20, owed: 50, escrowCents: 5000, boughtOn: '2026-06-01' })
  expect(row?.came).toEqual([{ on: '2026-10-07', quantity: 20 }])
})

test('the axis reaches from the purchase to the last date, and past today when that is near or gone', () => {
  const [from, until] = calendarSpan(calendarRows([milestone('a', '2026-11-20')]), today)
  expect(new Date(from).toISOString().slice(0, 10)).toBe('2026-06-01')
  expect(until).toBe(Date.parse(today) + 30 * 24 * 60 * 60 * 1000)
  const late = calendarSpan(calendarRows([milestone('a', '2027-03-18')]), today)
  expect(late[1]).toBe(Date.parse('2027-03-18'))
})

test('of marks that stand close only those with room carry words', () => {
  expect(labelled([0, 30, 90, 100], 80)).toEqual([true, false, true, false])
})
