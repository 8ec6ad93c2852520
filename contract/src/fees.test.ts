import { expect, test } from 'vitest'
import { afterFee, writeFee } from './fees.ts'

test('a fee is told as a share, and a seller has what it leaves, to the cent', () => {
  expect([writeFee(250), writeFee(0), writeFee(1234)]).toEqual(['2.5 %', '0 %', '12.34 %'])
  expect([afterFee(1003, 250), afterFee(2 ** 50, 250), afterFee(10, 0)]).toEqual([
    978,
    2 ** 50 - 28147497671065,
    10,
  ])
})
