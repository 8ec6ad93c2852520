import { ApprovalRules } from '@ledgerleaf/contract/approvals'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import { rulesReading, startRules } from './rules-form.ts'

test('an organisation that set nothing begins with what its roles may anyway', () => {
  const start = startRules(null)
  expect(start).toMatchObject({
    preparerBuy: '0',
    preparerRetire: '0',
    approverBuy: '',
    financeBuy: '',
    financeRetire: '0',
    ownerBuy: '',
    twoCents: '',
    days: '14',
    within: '30',
  })
  expect(rulesReading.toInput(start)).toMatchObject({
    limits: { preparer: { buyCents: 0, retireTonnes: 0 }, approver: { buyCents: null, retireTonnes: null } },
    twoAboveCents: null,
    expiryDays: 14,
    withinDays: 30,
  })
})

test('what was set stands in the form as it was typed, to the cent', () => {
  const text = {
    ...startRules(null),
    approverBuy: '5,000',
    financeBuy: '99.50',
    twoCents: '20000',
    days: '30',
  }
  const rules = ApprovalRules.parse(rulesReading.toInput(text))
  expect(rules).toMatchObject({ twoAboveCents: 2_000_000, limits: { finance: { buyCents: 9950 } } })
  expect(startRules(rules)).toEqual({ ...text, approverBuy: '5000' })
})

test('what is wrong with a limit is said at its field, and nowhere else', () => {
  const typed = { ...startRules(null), approverBuy: '14,50', approverRetire: '1.5', adminBuy: '9'.repeat(15) }
  expect(readForm(ApprovalRules, rulesReading, typed)).toEqual({
    errors: {
      approverBuy: 'Write 1234.56: a dot before the cents',
      approverRetire: 'Whole tonnes only',
      adminBuy: 'This is too much',
    },
  })
})

test('a role that does not retire has no limit of it, whatever was set before', () => {
  const rules = ApprovalRules.parse(rulesReading.toInput(startRules(null)))
  const before = { ...rules, limits: { ...rules.limits, finance: { buyCents: null, retireTonnes: 5 } } }
  expect(startRules(before).financeRetire).toBe('0')
})
