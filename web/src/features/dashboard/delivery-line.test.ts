import { expect, test } from 'vitest'
import { deliveryLine } from './delivery-line.ts'

const step = { kind: 'deliver', projectName: 'Kilns', dueOn: '2027-03-11' } as const
const milestone = {
  projectName: 'Kilns',
  dueOn: '2027-03-11',
  quantity: 40,
  delivered: 10,
  boughtOn: '2026-12-01',
}

test('what two buyers were promised for one day is one line, from the first purchase', () => {
  const second = { ...milestone, quantity: 20, delivered: 0, boughtOn: '2027-01-01' }
  expect(deliveryLine(step, [milestone, second], '2027-01-20T09:00:00Z')).toEqual({
    quantity: 60,
    delivered: 10,
    boughtOn: '2026-12-01',
    gone: 50,
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
