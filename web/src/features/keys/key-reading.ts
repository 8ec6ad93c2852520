import { parseDollars, parseWhole, wrongDollars, wrongWhole } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'

/** A key as it is typed: an empty amount is none. */
export type KeyText = {
  name: string
  /** Of which market it is. */
  mode: string
  prepare: boolean
  trade: boolean
  retire: boolean
  sell: boolean
  dollars: string
  tonnes: string
  endsOn: string
  password: string
  code: string
}

const given = ['prepare', 'trade', 'retire', 'sell'] as const

export const keyReading: FormReading<KeyText> = {
  toInput: (typed) => ({
    name: typed.name,
    mode: typed.mode,
    scopes: ['read', ...given.filter((scope) => typed[scope])],
    tradeCents: typed.trade ? (parseDollars(typed.dollars) ?? null) : null,
    retireTonnes: typed.retire ? (parseWhole(typed.tonnes) ?? null) : null,
    endsOn: typed.endsOn === '' ? null : typed.endsOn,
    password: typed.password,
    code: typed.code,
  }),
  names: { tradeCents: 'dollars', retireTonnes: 'tonnes' },
  check: ({ trade, dollars, retire, tonnes }) => ({
    dollars: trade ? wrongDollars(dollars) : undefined,
    tonnes: retire ? wrongWhole(tonnes, 'Whole tonnes only') : undefined,
  }),
}
