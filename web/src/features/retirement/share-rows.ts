import { type NewShare, NewShares, type ShareKind } from '@ledgerleaf/contract/retirement-shares'
import { parseNumber, parseWhole } from '../../forms/parse-dollars.ts'

/** A share as it is typed; its amount is tonnes or percent, as chosen for all of them. */
export type ShareRow = { key: string; kind: ShareKind; subsidiaryId: string; name: string; amount: string }
export type ShareUnit = 'tonnes' | 'percent'

/** The organisation itself, in the list of its companies. */
export const itself = ''

const hundredths = 10_000

/** Whole tonnes for each, as even as can be; what is left over goes one by one to the first. */
export const splitEvenly = (tonnes: number, among: number): number[] =>
  Array.from({ length: among }, (_, at) => Math.floor(tonnes / among) + (at < tonnes % among ? 1 : 0))

/** Parts of a whole as whole numbers, each rounded down; what is left over goes to the largest remainders, of equal ones to the first. */
const apportion = (whole: number, weights: readonly bigint[], of: bigint): number[] => {
  const parts = weights.map((weight) => weight * BigInt(whole))
  const given = parts.map((part) => Number(part / of))
  if (weights.reduce((sum, weight) => sum + weight, 0n) !== of) return given
  const left = whole - given.reduce((sum, one) => sum + one, 0)
  const largest = parts
    .map((part, at) => ({ at, rest: part % of }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
  for (const { at } of largest) given[at] = (given[at] ?? 0) + 1
  return given
}

/** Whole tonnes for parts of a hundred: where these come to a hundred, the tonnes come to all of them. */
export const tonnesOfPercents = (tonnes: number, percents: readonly number[]): number[] =>
  apportion(
    tonnes,
    percents.map((percent) => BigInt(Math.round(percent * 100))),
    BigInt(hundredths),
  )

/** And back, to the hundredth: all tonnes are a hundred percent. */
export const percentsOfTonnes = (tonnes: number, parts: readonly number[]): number[] =>
  tonnes === 0
    ? parts.map(() => 0)
    : apportion(
        hundredths,
        parts.map((part) => BigInt(part)),
        BigInt(tonnes),
      ).map((part) => part / 100)

/** The tonnes of each row; none where what is typed is no amount. */
export const tonnesOfRows = (rows: readonly ShareRow[], unit: ShareUnit, tonnes: number): number[] => {
  if (unit === 'tonnes')
    return rows.map(({ amount }) => {
      const typed = parseWhole(amount)
      return typed !== undefined && Number.isSafeInteger(typed) && typed > 0 ? typed : 0
    })
  const percents = rows.map(({ amount }) => {
    const typed = parseNumber(amount)
    return typed !== undefined && typed >= 0 && typed <= 100 ? typed : 0
  })
  return tonnesOfPercents(tonnes, percents)
}

type RowErrors = { at: number; field: 'name' | 'amount'; message: string }
export type SharesRead = { shares: NewShare[] } | { wrong: RowErrors }

/** What is typed as the server takes it, or the first thing that is wrong. */
export const readShares = (rows: readonly ShareRow[], unit: ShareUnit, tonnes: number): SharesRead => {
  const quantities = tonnesOfRows(rows, unit, tonnes)
  for (const [at, row] of rows.entries()) {
    if (row.kind !== 'subsidiary' && row.name.trim() === '')
      return { wrong: { at, field: 'name', message: 'Say what or whom it is for' } }
    if ((quantities[at] ?? 0) < 1)
      return { wrong: { at, field: 'amount', message: 'At least one whole tonne' } }
  }
  const parsed = NewShares.safeParse(
    rows.map(({ kind, subsidiaryId, name }, at) => ({
      kind,
      quantity: quantities[at],
      ...(kind === 'subsidiary' ? { subsidiaryId: subsidiaryId === itself ? null : subsidiaryId } : { name }),
    })),
  )
  if (parsed.success) return { shares: parsed.data }
  const [issue] = parsed.error.issues
  const [at, field] = issue?.path ?? []
  const message = issue?.message ?? 'Please look at the shares again'
  return {
    wrong: { at: typeof at === 'number' ? at : 0, field: field === 'name' ? 'name' : 'amount', message },
  }
}

/** What is left to share, or how much too much it is. */
export const tellLeft = (tonnes: number, shared: number): { words: string; isEven: boolean } => {
  const write = (count: number) => `${count.toLocaleString('en-US')} t`
  if (shared === tonnes) return { words: `All ${write(tonnes)} are shared`, isEven: true }
  return shared < tonnes
    ? { words: `${write(tonnes - shared)} of ${write(tonnes)} left to share`, isEven: false }
    : { words: `${write(shared - tonnes)} too much: there are ${write(tonnes)}`, isEven: false }
}
