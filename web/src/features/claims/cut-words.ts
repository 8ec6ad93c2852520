import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { writeTonnes } from '../../nouns/analysis/words.ts'

/** What the records say of a cut, beside the question whether one was made: from the first year that is known to the one spoken of. */
export const sayKnownCut = ({ years, year }: Pick<Coverage, 'years' | 'year'>): string | null => {
  const [first] = years
  const last = years.find((one) => one.year === year)
  if (!first || !last || first.year >= last.year || first.tonnes <= 0) return null
  const percent = Math.round((1 - last.tonnes / first.tonnes) * 100)
  const change =
    percent === 0 ? 'about the same' : `${Math.abs(percent)}\u00a0% ${percent > 0 ? 'less' : 'more'}`
  return `Your records: ${writeTonnes(first.tonnes)} t in ${first.year}, ${writeTonnes(last.tonnes)} t in ${last.year}, ${change}.`
}
