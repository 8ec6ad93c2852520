import type { ClaimMarket } from '@ledgerleaf/contract/claims'
import { writeSpan } from '../../ui/format.ts'
import { marketWords } from './claim-words.ts'

type Scope = {
  markets: readonly string[]
  about: string
  /** The year of the footprint that is read; null where it is given by hand or there is none. */
  footprintYear: number | null
  periodStartsOn: string
  periodEndsOn: string
  /** Whether the period is the footprint's own year. */
  isOfItsYear: boolean
}

const namedMax = 2
const subjects: Readonly<Record<string, string>> = { company: 'the company', product: 'a product' }

const tellMarkets = (markets: readonly string[]): string => {
  if (markets.length === 0) return 'no market'
  const names = markets.flatMap((market) => marketWords[market as ClaimMarket] ?? [])
  return names.length > namedMax ? `${names.length} markets` : names.join(', ')
}

/** Where the words are read, of whom they speak and of what time, in a line. */
export const tellScope = (scope: Scope): string => {
  const { markets, about, footprintYear, periodStartsOn, periodEndsOn, isOfItsYear } = scope
  const isDated = periodStartsOn !== '' && periodEndsOn !== ''
  return [
    tellMarkets(markets),
    subjects[about],
    footprintYear === null ? '' : `footprint of ${footprintYear}`,
    isDated && !isOfItsYear ? writeSpan(periodStartsOn, periodEndsOn) : '',
  ]
    .filter(Boolean)
    .join(' \u00b7 ')
}
