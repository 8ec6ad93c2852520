import { expect, test } from 'vitest'
import { deliveryLine } from './delivery-line.ts'

const step = { kind: 'deliver', projectName: 'Kilns', dueOn: '2027-03-11' } as const
const milestone = {
  forwardId: 'first',
  projectName: 'Kilns',
  dueOn: '2027-03-11',
  quantity: 40,
  delivered: 0,
  boughtOn: '2026-12-01',
  came: [{ on: '2026-12-26', quantity: 20 }],
}

test('what came of a purchase by an earlier date counts towards it, as under Deliveries', () => {
  expect(deliveryLine(step, [milestone], '2027-01-20T09:00:00Z')).toEqual({
    quantity: 60,
    delivered: 20,
    boughtOn: '2026-12-01',
    gone: 50,
    came: [25],
  })
})

test('two dates of one purchase count what came once, and another purchase for the day is part of the line', () => {
  const later = { ...milestone, dueOn: '2027-06-01', quantity: 30 }
  const second = { ...milestone, forwardId: 'second', quantity: 10, boughtOn: '2027-01-01', came: [] }
  expect(deliveryLine(step, [milestone, later, second], '2027-01-20')).toMatchObject({
    quantity: 100,
    delivered: 20,
    boughtOn: '2026-12-01',
  })
})

test('another project or another day is no part of it, and a day that is past is all gone', () => {
  expect(deliveryLine({ ...step, projectName: 'Marsh' }, [milestone], '2027-01-20')).toBeNull()
  expect(deliveryLine({ ...step, dueOn: '2027-04-01' }, [milestone], '2027-01-20')).toBeNull()
  expect(deliveryLine(step, [milestone], '2027-05-01')?.gone).toBe(100)
})

test('what is no delivery has no line', () => {
  expect(deliveryLine({ ...step, kind: 'retire' }, [milestone], '2027-01-20')).toBeNull()
})
