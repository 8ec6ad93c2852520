import { categoriesIn } from '../rules/categories.ts'
import { normalise } from '../rules/read-label.ts'
import type { Cues, TextPage } from '../types.ts'
import { placeOf, rowsOf } from './text-rows.ts'

const leftOut =
  /\bnot (?:relevant|calculated|evaluated|included|reported|quantified|assessed)\b|\bexcluded\b|\bout of scope\b/
const hint = /\bnot \w|excluded|out of scope/i
const reason =
  /because|since |due to|as (?:we|the|our|there)|no (?:such|franchis|leased|investments|products)|do(?:es)? not|immaterial|not material|insignificant|negligible|less than|below|< ?\d|threshold|\d ?%|already (?:included|covered)/

const rowLengthMax = 240

/** Categories of Scope 3 that a row leaves out without saying why. */
export const findLeftOut = (pages: readonly TextPage[]): Cues['leftOut'] => {
  const found = new Map<number, Cues['leftOut'][number]>()
  for (const page of pages)
    for (const row of rowsOf(page)) {
      if (!row.some(({ text }) => hint.test(text))) continue
      const quote = row.map(({ text }) => text).join(' ')
      const words = normalise(quote)
      if (words.length > rowLengthMax || !leftOut.test(words) || reason.test(words)) continue
      const [category, ...more] = categoriesIn(words)
      const line = row.find(({ text }) => leftOut.test(normalise(text))) ?? row[0]
      if (category && more.length === 0 && line && !found.has(category))
        found.set(category, { category, evidence: placeOf(page, line, quote) })
    }
  return [...found.values()]
}
