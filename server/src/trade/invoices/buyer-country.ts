import type { InvoiceBuyer } from './invoice-content.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Of these, ISO 3166 leaves the last to whoever uses them; the runtime has names for some that are no countries.
const isCountry = (code: string) => !/^(AA|Q[M-Z]|X[A-Z]|ZZ|EU|EZ|UN|UK)$/.test(code)

/** Countries by what they are called in English, small letters. */
const byName = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .flatMap((code) => {
      const name = names.of(code)
      return name ? [[name.toLowerCase(), code] as const] : []
    }),
)

/** Where a buyer is: as they said, or as the last line of their address does. Null where neither tells. */
export const countryOfBuyer = ({
  country,
  address,
}: Pick<InvoiceBuyer, 'country' | 'address'>): string | null => {
  if (country !== null) return country
  const last = address.at(-1)?.split(',').at(-1)?.trim().toLowerCase()
  return (last && byName.get(last)) || null
}
