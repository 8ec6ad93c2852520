import { MemberRole } from '@ledgerleaf/contract/member-roles'
import { expect, test } from 'vitest'
import { givenRoles, isNamed, roleText, whyNot } from './words.ts'

const roles = MemberRole.options

test('whoever may not is told what they are and who can', () => {
  expect(whyNot({ role: 'viewer', roles }, 'retire', 'retire')).toBe(
    'Your role is Viewer: an approver, admin or the owner can retire.',
  )
  expect(whyNot({ role: 'preparer', roles }, 'buy', 'buy')).toBe(
    'Your role is Preparer: an approver, finance member, admin or the owner can buy.',
  )
  expect(whyNot({ role: 'approver', roles }, 'finance', 'change bank details')).toBe(
    'Your role is Approver: a finance member, admin or the owner can change bank details.',
  )
  expect(whyNot({ role: 'admin', roles }, 'lead', 'hand it over')).toBe(
    'Your role is Admin: the owner can hand it over.',
  )
})

test('nobody is sent to a role that no member has', () => {
  const held: MemberRole[] = ['auditor', 'finance', 'owner']
  expect(whyNot({ role: 'auditor', roles: held }, 'retire', 'retire')).toBe(
    'Your role is Auditor: the owner can retire.',
  )
  expect(whyNot({ role: 'auditor', roles: held }, 'buy', 'buy')).toBe(
    'Your role is Auditor: a finance member or the owner can buy.',
  )
})

test('nothing is said to whoever may', () => {
  expect(whyNot({ role: 'approver', roles }, 'retire', 'retire')).toBeNull()
  for (const role of MemberRole.options) expect(whyNot({ role, roles }, 'read', 'look')).toBeNull()
})

test('the last day of an auditor stands wherever the role does', () => {
  expect(roleText({ role: 'auditor', endsOn: '2027-03-31' })).toBe('Auditor until Mar\u00a031,\u00a02027')
  expect(whyNot({ role: 'auditor', endsOn: '2027-03-31', roles }, 'buy', 'buy')).toContain(
    'Your role is Auditor until Mar\u00a031,\u00a02027:',
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
