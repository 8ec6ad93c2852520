import { inThousands } from './in-thousands.ts'

/** A plain decimal such as -1234.5 as one writes it: thousands parted, a true minus, every digit kept. */
export const writeDigits = (plain: string): string => {
  const [whole = '', decimals] = plain.replace('-', '').split('.')
  const grouped = inThousands(whole)
  return `${plain.startsWith('-') ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}
