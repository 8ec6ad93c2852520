import { NewInvitation } from '@ledgerleaf/contract/organisations'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import { type RoleValues, roleInput } from './role-values.ts'

const read = (typed: RoleValues & { email: string }) =>
  readForm(NewInvitation, { toInput: roleInput<RoleValues & { email: string }> }, typed)

test('an auditor without a last day is told so at that field', () => {
  expect(read({ email: 'eva@example.com', role: 'auditor', endsOn: '' })).toEqual({
    errors: { endsOn: 'An auditor needs a last day' },
  })
})

test('a last day that was typed for another role says nothing', () => {
  expect(read({ email: ' Eva@Example.com ', role: 'viewer', endsOn: '2027-03-31' })).toEqual({
    body: { email: 'eva@example.com', role: 'viewer', endsOn: null },
  })
  expect(read({ email: 'eva@example.com', role: 'auditor', endsOn: '2027-03-31' })).toEqual({
    body: { email: 'eva@example.com', role: 'auditor', endsOn: '2027-03-31' },
  })
})
