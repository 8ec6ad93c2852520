import { isActivityUnit } from './activity-units.ts'
import type { PublishedFactor } from './emission-factor.ts'

type Row = Omit<PublishedFactor, 'id' | 'year' | 'source'> & { name: string }

const said = (cell: string): string => (cell === '-' ? '' : cell)

/** Factors one to a line, their parts between bars, a dash for what the source does not say. */
export const readFactorTable = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', activity = '', unit = '', kg = '', gases = '', region = '', where = '', note = ''] =
        line.split(' | ')
      if (!isActivityUnit(unit)) throw new Error(`a factor has a unit: ${line}`)
      const [co2, ch4, n2o] = gases.split(' ')
      return {
        ...{ name, activity, unit, kg, region, where, note: said(note) },
        gases: co2 && ch4 && n2o ? { co2, ch4, n2o } : null,
      }
    })
