import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { writeTonnes } from '../analysis/words.ts'

type Emitted = Pick<Coverage, 'year' | 'years' | 'footprintTonnes'>

/** What was emitted in the year, rounded as everywhere; what covers it comes in whole credits, and may be one more. */
export const writeEmitted = ({ year, years, footprintTonnes }: Emitted): string =>
  writeTonnes(years.find((one) => one.year === year)?.tonnes ?? footprintTonnes)

/** That part of a tonne takes a whole credit, where the two figures differ; nothing where they are the same. */
export const sayCreditsFor = (coverage: Emitted): string =>
  writeEmitted(coverage) === writeTonnes(coverage.footprintTonnes)
    ? ''
    : `, ${writeTonnes(coverage.footprintTonnes)} credits to cover it`
