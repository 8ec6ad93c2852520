import { MemberRole } from '@ledgerleaf/contract/member-roles'
import { expect, test } from 'vitest'
import { givenRoles, isNamed, roleText, whyNot } from './words.ts'

test('whoever may not is told what they are and who can', () => {
  expect(whyNot({ role: 'viewer' }, 'retire', 'retire')).toBe(
    'Your role is Viewer: an approver or admin can retire.',
  )
  expect(whyNot({ role: 'preparer' }, 'buy', 'buy')).toBe(
    'Your role is Preparer: an approver, finance member or admin can buy.',
  )
  expect(whyNot({ role: 'approver' }, 'finance', 'change bank details')).toBe(
    'Your role is Approver: a finance member or admin can change bank details.',
  )
  expect(whyNot({ role: 'finance' }, 'manage', 'invite somebody')).toBe(
    'Your role is Finance: an admin or owner can invite somebody.',
  )
  expect(whyNot({ role: 'admin' }, 'lead', 'hand it over')).toBe(
    'Your role is Admin: the owner can hand it over.',
  )
})

test('nothing is said to whoever may', () => {
  expect(whyNot({ role: 'approver' }, 'retire', 'retire')).toBeNull()
  for (const role of MemberRole.options) expect(whyNot({ role }, 'read', 'look')).toBeNull()
})

test('the last day of an auditor stands wherever the role does', () => {
  expect(roleText({ role: 'auditor', endsOn: '2027-03-31' })).toBe('Auditor until Mar 31, 2027')
  expect(whyNot({ role: 'auditor', endsOn: '2027-03-31' }, 'buy', 'buy')).toContain(
    'Your role is Auditor until Mar 31, 2027:',
  )
  expect(roleText({ role: 'viewer', endsOn: null })).toBe('Viewer')
})

test('an organisation of one that never said its name has none to show', () => {
  const ada = { name: 'Ada Lindqvist', email: 'ada@example.com' }
  expect(isNamed({ name: 'Ada Lindqvist', members: 1 }, ada)).toBe(false)
  expect(isNamed({ name: 'ada@example.com', members: 1 }, ada)).toBe(false)
  expect(isNamed({ name: 'Northwind Traders', members: 1 }, ada)).toBe(true)
  expect(isNamed({ name: 'Ada Lindqvist', members: 2 }, ada)).toBe(true)
})

test('nobody is invited as an owner', () => {
  expect(givenRoles).not.toContain('owner')
  expect(givenRoles).toHaveLength(MemberRole.options.length - 1)
})
