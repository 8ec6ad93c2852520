import type { DueStep } from '@ledgerleaf/contract/seller-desk'
import { expect, test } from 'vitest'
import { partDue } from './due-order.ts'

const step = (kind: DueStep['kind'], dueOn: string | null = null): DueStep => ({
  kind,
  projectName: null,
  says: '',
  dueOn,
  isOverdue: false,
  to: '/',
})

test('a delivery months off and terms accepted by the way are nothing to do today', () => {
  const parts = partDue(
    [step('deliver', '2026-12-01'), step('document'), step('deliver', '2027-03-19'), step('terms')],
    '2026-11-19T10:00:00Z',
  )
  expect(parts.now.map(({ kind }) => kind)).toEqual(['deliver', 'document'])
  expect(parts.later.map(({ dueOn }) => dueOn)).toEqual(['2027-03-19'])
  expect(parts.notices.map(({ kind }) => kind)).toEqual(['terms'])
})
