import * as z from 'zod/mini'

export const linesMax = 2000

export const bases = {
  measured: 'Billed or measured',
  estimated: 'Estimated from quantity or distance',
  extrapolated: 'Extrapolated from a part of the year',
} as const
export type Basis = keyof typeof bases
export const isBasis = (text: string): text is Basis => Object.hasOwn(bases, text)

export const marketKinds = {
  '': 'Nothing: the grid average counts',
  supplier: 'The supplier’s own factor',
  certificates: 'Certificates for all of it',
} as const

const word = z.string().check(z.maxLength(60))
const words = z.string().check(z.maxLength(300))

/** A line as it was typed or uploaded, right or not: nothing of it is lost, and `readLine` says what it comes to. */
export const DraftLine = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  activity: word,
  /** Digits with a point before the decimals. */
  amount: word,
  unit: word,
  /** Calendar days, both included; empty for the whole year. */
  startsOn: word,
  endsOn: word,
  /** Two letters of a country. */
  country: word,
  site: words,
  supplier: words,
  /** How the amount is known. */
  basis: word,
  note: words,
  /** The factor somebody chose; empty for the nearest one. */
  factorId: z.string().check(z.maxLength(120)),
  /** A factor of one's own, in kg CO2e for one of the unit. */
  ownKg: word,
  ownSource: words,
  ownYear: word,
  /** What a currency was worth in US dollars. */
  dollars: word,
  /** What is known of electricity or heat by contract. */
  market: word,
  marketKg: word,
  marketSource: words,
})
export type DraftLine = z.infer<typeof DraftLine>
export type DraftField = Exclude<keyof DraftLine, 'id'>

export const emptyLine = (id: string, more: Partial<DraftLine> = {}): DraftLine => ({
  ...{
    id,
    activity: '',
    amount: '',
    unit: '',
    startsOn: '',
    endsOn: '',
    country: '',
    site: '',
    supplier: '',
  },
  ...{ basis: 'measured', note: '', factorId: '', ownKg: '', ownSource: '', ownYear: '', dollars: '' },
  ...{ market: '', marketKg: '', marketSource: '' },
  ...more,
})
