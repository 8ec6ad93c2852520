import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BankAccount, endingOf } from './bank-account.ts'

const german = {
  kind: 'iban',
  holder: 'Forest GmbH',
  bank: 'A Bank',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
}
const american = {
  kind: 'us',
  holder: 'Forest Inc.',
  bank: 'A Bank',
  routing: '021000021',
  account: '123456789',
}
const british = {
  kind: 'uk',
  holder: 'Forest Ltd',
  bank: 'A Bank',
  sortCode: '20-00-00',
  account: '5577 9911',
}

const refusalOf = (account: object): string[] => {
  const read = BankAccount.safeParse(account)
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('accounts are taken as people write them down and kept as banks want them', () => {
  const read = BankAccount.parse({ ...german, iban: 'de89 3704 0044 0532 0130 00', bic: 'coba deff 060' })
  expect(read).toEqual({ ...german, bic: 'COBADEFF060' })
  expect(BankAccount.parse(american)).toEqual(american)
  const uk = BankAccount.parse(british)
  expect(uk).toMatchObject({ sortCode: '200000', account: '55779911' })
  const kenyan = {
    kind: 'other',
    holder: 'Char Ltd',
    bank: 'A Bank',
    bic: 'EQBLKENA',
    account: '01-2003 456',
  }
  expect(BankAccount.parse(kenyan)).toMatchObject({ account: '012003456' })
  expect([read, uk].map(endingOf)).toEqual(['3000', '9911'])
})

test('what no bank would take is refused with what is wrong about it', () => {
  expect(refusalOf({ ...german, iban: 'DE00 1234' })).toEqual([
    'iban: An IBAN that begins with DE has 22 characters, not 8',
  ])
  expect(refusalOf({ ...german, iban: 'DE89370400440532013001' })).toEqual([
    'iban: This IBAN does not check out: one of its characters is wrong',
  ])
  expect(refusalOf({ ...german, iban: 'US123456789' })).toEqual([
    'iban: An IBAN begins with the letters of a country that has IBANs',
  ])
  expect(refusalOf({ ...german, iban: '', bic: 'ABC' })).toEqual([
    'iban: The IBAN is required',
    'bic: A BIC has 8 or 11 characters, as DEUTDEFF',
  ])
  expect(refusalOf({ ...american, routing: '021000022', account: '12' })).toEqual([
    'routing: This is no routing number: it has nine digits, and the last checks the others',
    'account: A US account number has 4 to 17 digits',
  ])
  expect(refusalOf({ ...british, sortCode: '1234', account: '1' })).toEqual([
    'sortCode: A sort code has six digits, as 12-34-56',
    'account: A UK account number has eight digits',
  ])
  expect(refusalOf({ ...german, kind: 'other', account: '532013000' })).toEqual([
    'account: Accounts at this bank have an IBAN: choose IBAN and BIC',
  ])
  expect(refusalOf({ ...german, holder: ' ', bank: '' })).toEqual([
    'holder: The name of the account holder is required',
    'bank: The name of the bank is required',
  ])
})

test('one mistyped digit of an IBAN or a routing number never passes', () => {
  const mistype = (text: string, place: number, by: number) =>
    text.slice(0, place) + ((Number(text[place]) + by) % 10) + text.slice(place + 1)
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      expect(refusalOf({ ...german, iban: mistype(german.iban, place, by) })).toHaveLength(1)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      expect(refusalOf({ ...american, routing: mistype(american.routing, place, by) })).toHaveLength(1)
    }),
  )
})

test('an IBAN and a BIC are of one country, save where a territory shares the banks of another', () => {
  const of = (iban: string, bic: string) =>
    BankAccount.safeParse({ kind: 'iban', holder: 'A', bank: 'B', iban, bic })
  const refused = of('DE89370400440532013000', 'BARCGB22')
  expect(refused.error?.issues).toMatchObject([
    {
      path: ['bic'],
      message: 'The IBAN and the BIC are of different countries: one of them is not of this account',
    },
  ])
  expect(of('DE89370400440532013000', 'COBADEFF').success).toBe(true)
  expect(of('GB82WEST12345698765432', 'RBOSGGSX').success).toBe(true)
  expect(of('MC5811222000010123456789030', 'SOGEFRPP').success).toBe(true)
})
