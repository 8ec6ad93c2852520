import { expect, test } from 'vitest'
import { companyMarks } from './company-marks.ts'

const marks = (given: Partial<Parameters<typeof companyMarks>[0]>) =>
  new Set(companyMarks({ accountId: null, emails: [], taxId: null, ...given }))
const isSame = (one: Set<string>, other: Set<string>) => [...one].some((mark) => other.has(mark))

test.each([
  ['the host of their addresses', ['ann@heron-foods.com'], ['bo@heron-foods.com']],
  ['a host below it', ['ann@heron-foods.com'], ['bo@mail.heron-foods.com']],
  ['a host of a country', ['ann@heron.co.uk'], ['bo@post.heron.co.uk']],
  ['one address, in whichever case', ['ann.keller@gmail.com'], ['Ann.Keller@Gmail.com']],
  ['one address with something behind a plus', ['ann@gmx.net'], ['ann+second@gmx.net']],
])('one company is known by %s', (_what, emails, others) => {
  expect(isSame(marks({ emails }), marks({ emails: others }))).toBe(true)
})

test.each([
  ['strangers at a public provider', ['ann@gmail.com'], ['bo@gmail.com']],
  ['strangers at a provider of many countries', ['ann@yahoo.fr'], ['bo@yahoo.fr']],
  ['addresses that are examples', ['ann@example.com'], ['bo@example.com']],
  ['two companies of one country', ['ann@heron.co.uk'], ['bo@osprey.co.uk']],
])('%s are not one company', (_what, emails, others) => {
  expect(isSame(marks({ emails }), marks({ emails: others }))).toBe(false)
})

test('one company is known by its tax number, however it is written, and by its account', () => {
  expect(isSame(marks({ taxId: 'US-84-1234567' }), marks({ taxId: 'us 84 123 45 67' }))).toBe(true)
  expect(isSame(marks({ taxId: 'DE811907980' }), marks({ taxId: 'ＤＥ８１１９０７９８０' }))).toBe(true)
  expect(isSame(marks({ taxId: 'DE811907980' }), marks({ taxId: 'DЕ 811907980' }))).toBe(true)
  expect(isSame(marks({ taxId: 'DE811907980' }), marks({ taxId: '811907980' }))).toBe(true)
  expect(isSame(marks({ taxId: 'A-1234' }), marks({ taxId: 'B-1234' }))).toBe(false)
  expect(isSame(marks({ accountId: 'a' }), marks({ accountId: 'a', taxId: 'X1' }))).toBe(true)
  expect(marks({ taxId: ' - ' }).size).toBe(0)
})

test('nobody can be read out of a mark', () => {
  for (const mark of marks({ accountId: 'a', emails: ['ann@heron.com'], taxId: 'X1' }))
    expect(mark).toMatch(/^[0-9a-f]{64}$/)
})
