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

/** How many characters each part of a line holds. */
export const lengthMax = {
  ...{ activity: 60, amount: 60, unit: 60, startsOn: 60, endsOn: 60, country: 60, basis: 60, factorId: 120 },
  ...{ ownKg: 60, ownYear: 60, dollars: 60, market: 60, marketKg: 60 },
  ...{ site: 300, supplier: 300, note: 300, ownSource: 300, marketSource: 300 },
} as const

const part = (field: keyof typeof lengthMax) => z.string().check(z.maxLength(lengthMax[field]))

/** A line as it was typed or uploaded, right or not: nothing of it is lost, and `readLine` says what it comes to. */
export const DraftLine = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  activity: part('activity'),
  /** Digits with a point before the decimals. */
  amount: part('amount'),
  unit: part('unit'),
  /** Calendar days, both included; empty for the whole year. */
  startsOn: part('startsOn'),
  endsOn: part('endsOn'),
  /** Two letters of a country. */
  country: part('country'),
  site: part('site'),
  supplier: part('supplier'),
  /** How the amount is known. */
  basis: part('basis'),
  note: part('note'),
  /** The factor somebody chose; empty for the nearest one. */
  factorId: part('factorId'),
  /** A factor of one's own, in kg CO2e for one of the unit. */
  ownKg: part('ownKg'),
  ownSource: part('ownSource'),
  ownYear: part('ownYear'),
  /** What a currency was worth in US dollars. */
  dollars: part('dollars'),
  /** What is known of electricity or heat by contract. */
  market: part('market'),
  marketKg: part('marketKg'),
  marketSource: part('marketSource'),
  /** The section it was begun in, which tells where it stands until it says what it is. */
  group: z.optional(z.string().check(z.maxLength(20))),
})
export type DraftLine = z.infer<typeof DraftLine>
export type DraftField = Exclude<keyof DraftLine, 'id' | 'group'>

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
