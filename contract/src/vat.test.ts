import { expect, test } from 'vitest'
import { decideVat, netOfGross, vatOf, vatReasons, writeRate } from './vat.ts'

const german = { country: 'DE', isRegistered: true, basisPoints: 1900 }
const british = { country: 'GB', isRegistered: true, basisPoints: 2000 }
const home = (country: string, basisPoints: number) => ({ category: 'S', basisPoints, country, reason: null })
const without = (category: 'AE' | 'O', reason: string) => ({
  category,
  basisPoints: 0,
  country: null,
  reason,
})

test.each([
  ['nobody is configured', null, 'DE', true, without('O', vatReasons.notRegistered)],
  [
    'the issuer is not registered',
    { ...german, isRegistered: false },
    'DE',
    true,
    without('O', vatReasons.notRegistered),
  ],
  ['the buyer is at home', german, 'DE', false, home('DE', 1900)],
  ['the buyer is at home and registered', german, 'DE', true, home('DE', 1900)],
  ['nobody knows where the buyer is', german, null, false, home('DE', 1900)],
  ['a company of another country of the Union', german, 'FR', true, without('AE', vatReasons.reverseCharge)],
  ['a Greek company', german, 'GR', true, without('AE', vatReasons.reverseCharge)],
  ['somebody in the Union without a checked number', german, 'FR', false, home('DE', 1900)],
  ['outside the Union', german, 'US', false, without('O', vatReasons.outsideUnion)],
  ['the United Kingdom is outside the Union', german, 'GB', true, without('O', vatReasons.outsideUnion)],
  ['at home in the United Kingdom', british, 'GB', false, home('GB', 2000)],
  ['a British issuer and a buyer abroad', british, 'DE', true, without('O', vatReasons.outsideKingdom)],
  [
    'an issuer of another country, at home',
    { ...german, country: 'NO', basisPoints: 2500 },
    'NO',
    false,
    home('NO', 2500),
  ],
  [
    'an issuer of another country, abroad',
    { ...german, country: 'NO' },
    'DE',
    true,
    without('O', vatReasons.noRules),
  ],
] as const)('%s', (_name, issuer, country, hasCheckedVatId, expected) => {
  expect(decideVat({ issuer, buyer: { country, hasCheckedVatId } })).toEqual(expected)
})

test('VAT is rounded to the cent, half a cent up, also where a double would not hold the product', () => {
  expect(vatOf(1000, 1900)).toBe(190)
  expect(vatOf(50, 1900)).toBe(10)
  expect(vatOf(2, 2550)).toBe(1)
  expect(vatOf(2 ** 50, 1900)).toBe(Number((2n ** 50n * 1900n + 5000n) / 10_000n))
})

test('a rate is written without zeros that say nothing', () => {
  expect([1900, 2550, 700].map(writeRate)).toEqual(['19 %', '25.5 %', '7 %'])
})

test('the net is found again in any amount that holds its VAT, to the cent', () => {
  for (const basisPoints of [0, 700, 1900, 2550, 2700])
    for (let net = 0; net < 3000; net += 7)
      expect(netOfGross(net + vatOf(net, basisPoints), basisPoints)).toBe(net)
})
