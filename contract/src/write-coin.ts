import { inThousands } from './in-thousands.ts'

const weiInCoin = 10n ** 18n

/** Wei as coins of the chain, to six digits after the point and never as nothing when it is something. */
export const writeCoin = (wei: string): string => {
  const amount = BigInt(wei)
  const whole = amount / weiInCoin
  const fraction = (amount % weiInCoin).toString().padStart(18, '0')
  const millionths = fraction.slice(0, 6).replace(/0+$/, '')
  if (whole === 0n && millionths === '' && amount > 0n) return 'less than 0.000001'
  const grouped = inThousands(whole)
  return millionths === '' ? grouped : `${grouped}.${millionths}`
}

/** A balance, of which nobody needs the last digit: from a hundred coins on whole ones, rounded down. */
export const writeRoughCoin = (wei: string): string => {
  const amount = BigInt(wei)
  return amount >= 100n * weiInCoin
    ? writeCoin(((amount / weiInCoin) * weiInCoin).toString())
    : writeCoin(wei)
}
