import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Cents } from './units.ts'

/** A country by the two letters of ISO 3166. */
// The codes that ISO 3166 leaves to whoever uses them are no countries; XK is used for Kosovo.
const isCountry = (code: string) => !/^(AA|Q[M-Z]|X[A-JL-Z]|ZZ)$/.test(code)

export const CountryCode = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/, 'Choose a country'), z.refine(isCountry, 'Choose a country'))

/** The categories of EN 16931 that we use: at a rate, the buyer owes it, outside its scope. */
export const VatCategory = z.enum(['S', 'AE', 'O'])
export type VatCategory = z.infer<typeof VatCategory>

/** How a sale is taxed, and why where the buyer pays no VAT to the issuer. */
export const Vat = z.object({
  category: VatCategory,
  basisPoints: z.int(),
  /** Where the tax is owed to; null where none is. */
  country: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type Vat = z.infer<typeof Vat>

// As EN 16931 names them: Greece is EL in numbers of VAT and GR as a country, Northern Ireland XI for goods alone.
export const vatCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whose rules hold in a country: Monaco is treated as France (Article 7 of Directive 2006/112/EC), the Isle of Man as the United Kingdom. */
export const vatTerritory = (country: string): string =>
  country === 'MC' ? 'FR' : country === 'IM' ? 'GB' : country

/** Why there is no VAT, in the words that stand on the invoice. */
export const vatReasons = {
  notRegistered: 'The issuer is not registered for VAT: outside the scope of VAT.',
  reverseCharge:
    'Reverse charge: the buyer accounts for the VAT (Articles 44 and 196 of Directive 2006/112/EC).',
  outsideUnion:
    'Not subject to VAT in the European Union: the buyer is established outside it (Articles 44 and 59 of Directive 2006/112/EC).',
  outsideKingdom: 'Outside the scope of UK VAT: the buyer belongs outside the United Kingdom.',
  noRules: 'Outside the scope of VAT.',
} as const

type VatParties = {
  /** Null where nobody is configured to issue. */
  issuer: { country: string; isRegistered: boolean; basisPoints: number | null } | null
  buyer: {
    /** Null where nobody asked: then the buyer is treated as one at home. */
    country: string | null
    /** They gave a VAT number of that country which was found to be one. */
    hasCheckedVatId: boolean
  }
}

const outside = (reason: string): Vat => ({ category: 'O', basisPoints: 0, country: null, reason })

/** The rules, first to last. They are about services: credits are rights, and nothing is shipped. */
export const decideVat = ({ issuer, buyer }: VatParties): Vat => {
  if (!issuer?.isRegistered || issuer.basisPoints === null) return outside(vatReasons.notRegistered)
  const { country: home, basisPoints } = issuer
  const atHome: Vat = { category: 'S', basisPoints, country: home, reason: null }
  const where = buyer.country === null ? home : vatTerritory(buyer.country)
  if (where === vatTerritory(home)) return atHome
  if (home === 'GB') return outside(vatReasons.outsideKingdom)
  if (!vatCountries.has(home)) return outside(vatReasons.noRules)
  if (!vatCountries.has(where)) return outside(vatReasons.outsideUnion)
  return buyer.hasCheckedVatId
    ? { category: 'AE', basisPoints: 0, country: null, reason: vatReasons.reverseCharge }
    : atHome
}

/** On top of the net, half a cent rounded up. */
export const vatOf = (netCents: number, basisPoints: number): Cents =>
  Cents.parse(Number((BigInt(netCents) * BigInt(basisPoints) + 5000n) / 10_000n))

/** The net in an amount that holds its VAT: the one whose VAT, rounded, makes up the rest. */
export const netOfGross = (grossMinor: number, basisPoints: number): number => {
  let net = Number((BigInt(grossMinor) * 10_000n) / BigInt(10_000 + basisPoints))
  while (net + vatOf(net, basisPoints) < grossMinor) net += 1
  while (net + vatOf(net, basisPoints) > grossMinor) net -= 1
  return net
}

/** How the line of the tax is called wherever sums are shown: `VAT 19 %`. */
export const writeVatLabel = ({ category, basisPoints }: Pick<Vat, 'category' | 'basisPoints'>): string => {
  if (category === 'S') return `VAT ${writeRate(basisPoints)}`
  return category === 'AE' ? 'VAT, reverse charge' : 'VAT, not charged'
}

/** `19 %`, `25.5 %` */
export const writeRate = (basisPoints: number): string => `${basisPoints / 100} %`

export const vatApi = {
  quote: endpoint({
    method: 'GET',
    path: '/api/vat',
    summary:
      'The VAT on top of an amount for a buyer in this country with this tax number, checked by its form',
    tag: 'Checkout',
    effect: 'read',
    caller: 'anyone',
    query: z.object({
      netCents: z.string().check(z.regex(/^\d{1,15}$/)),
      country: z.optional(CountryCode),
      taxId: z.optional(z.string().check(z.maxLength(60))),
    }),
    answer: z.object({
      vatCents: Cents,
      totalCents: Cents,
      vat: Vat,
      /** What is wrong with a number that seems to be a VAT number; null where nothing is. */
      taxIdNote: z.nullable(z.string()),
    }),
    errors: ['invalid_input'],
  }),
} as const
