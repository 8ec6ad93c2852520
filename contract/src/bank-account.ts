import { countrySpecs, electronicFormatIBAN, isValidBIC, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import * as z from 'zod/mini'
import { atMost } from './text.ts'

const Text = (length: number, required: string) =>
  z.string().check(
    z.overwrite((text: string) => text.replaceAll('\u0000', '').trim()),
    z.minLength(1, required),
    atMost(length),
  )

/** Blanks, dashes and dots are how people write numbers down; banks want none of them. */
const compact = (text: string): string => text.replace(/[\s.\u2010-\u2015-]/g, '').toUpperCase()
const Compact = () => z.string().check(z.overwrite(compact), z.maxLength(64, 'This is too long'))

/** Why a text is no IBAN, in words; null where it is one. */
const refuseIban = (text: string): string | null => {
  if (text === '') return 'The IBAN is required'
  const { valid, errorCodes } = validateIBAN(text)
  if (valid) return null
  const country = text.slice(0, 2)
  const chars = countrySpecs[country as keyof typeof countrySpecs]?.chars
  if (!chars || errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry))
    return 'An IBAN begins with the letters of a country that has IBANs'
  if (text.length !== chars)
    return `An IBAN that begins with ${country} has ${chars} characters, not ${text.length}`
  return 'This IBAN does not check out: one of its characters is wrong'
}

const Iban = Compact().check(
  z.overwrite((text: string) => electronicFormatIBAN(text) ?? text),
  z.refine((text: string) => refuseIban(text) === null, {
    error: ({ input }) => refuseIban(String(input)) ?? '',
  }),
)

const Bic = Compact().check(
  z.minLength(1, 'The BIC is required'),
  z.refine((text: string) => isValidBIC(text), 'A BIC has 8 or 11 characters, as DEUTDEFF'),
)

/** Territories whose accounts have the IBAN of another country, or whose banks sit under another one's letters. */
const sameBanks: readonly ReadonlySet<string>[] = [
  new Set(['GB', 'GG', 'JE', 'IM']),
  new Set(['FR', 'MC', 'GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF']),
  new Set(['FI', 'AX']),
  new Set(['CH', 'LI']),
  new Set(['DK', 'FO', 'GL']),
  new Set(['NO', 'SJ']),
]

/** Whether a bank of these letters may keep accounts with this IBAN. */
const belongTogether = (iban: string, bic: string): boolean => {
  // What is no IBAN or no BIC at all is refused for that.
  if (refuseIban(iban) !== null || !isValidBIC(bic)) return true
  const [account, bank] = [iban.slice(0, 2), bic.slice(4, 6)]
  return account === bank || sameBanks.some((group) => group.has(account) && group.has(bank))
}

/** The ninth digit checks the eight before it, and the first two say which Federal Reserve district it is. */
const isRouting = (text: string): boolean => {
  if (!/^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(text)) return false
  const weights = [3, 7, 1]
  return (
    [...text].reduce((sum, digit, place) => sum + Number(digit) * (weights[place % 3] ?? 0), 0) % 10 === 0
  )
}

const Routing = Compact().check(
  z.minLength(1, 'The routing number is required'),
  z.refine(isRouting, 'This is no routing number: it has nine digits, and the last checks the others'),
)

const digits = (pattern: RegExp, required: string, wrong: string) =>
  Compact().check(
    z.minLength(1, required),
    z.refine((text: string) => pattern.test(text), wrong),
  )

const common = {
  holder: Text(70, 'The name of the account holder is required'),
  bank: Text(70, 'The name of the bank is required'),
}

/** Where proceeds are paid to. It is kept sealed, and never sent back whole. */
export const BankAccount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('iban'), ...common, iban: Iban, bic: Bic }).check(
    z.refine(({ iban, bic }) => belongTogether(iban, bic), {
      path: ['bic'],
      error: 'The IBAN and the BIC are of different countries: one of them is not of this account',
    }),
  ),
  z.object({
    kind: z.literal('us'),
    ...common,
    routing: Routing,
    account: digits(/^\d{4,17}$/, 'The account number is required', 'A US account number has 4 to 17 digits'),
  }),
  z.object({
    kind: z.literal('uk'),
    ...common,
    sortCode: digits(/^\d{6}$/, 'The sort code is required', 'A sort code has six digits, as 12-34-56'),
    account: digits(/^\d{8}$/, 'The account number is required', 'A UK account number has eight digits'),
  }),
  z
    .object({
      kind: z.literal('other'),
      ...common,
      bic: Bic,
      account: digits(
        /^[0-9A-Z]{4,34}$/,
        'The account number is required',
        'An account number has 4 to 34 letters and digits',
      ),
    })
    .check(
      z.refine(({ bic }) => !countrySpecs[bic.slice(4, 6) as keyof typeof countrySpecs]?.IBANRegistry, {
        path: ['account'],
        error: 'Accounts at this bank have an IBAN: choose IBAN and BIC',
      }),
    ),
])
export type BankAccount = z.infer<typeof BankAccount>

export const accountKinds = {
  iban: 'IBAN and BIC',
  us: 'United States: routing and account number',
  uk: 'United Kingdom: sort code and account number',
  other: 'A country without IBANs: account number and BIC',
} as const satisfies Record<BankAccount['kind'], string>

/** The number an account is known by at its bank. */
export const numberOf = (account: BankAccount): string =>
  account.kind === 'iban' ? account.iban : account.account

export const endingOf = (account: BankAccount): string => numberOf(account).slice(-4)
