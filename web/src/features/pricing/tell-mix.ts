import type { BasketLine } from '@ledgerleaf/contract/baskets'
import { writeCategory } from '../../nouns/project/words.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'

type Part = Pick<BasketLine, 'category' | 'country' | 'quantity'>

/** What a basket is made of in one line: the tonnes of each kind of project, the most first, and from how many countries. */
export const tellMix = (lines: readonly Part[]): string => {
  const tonnes = new Map<string, number>()
  for (const { category, quantity } of lines) {
    const kind = category === null ? 'projects without a kind' : writeCategory(category)
    tonnes.set(kind, (tonnes.get(kind) ?? 0) + quantity)
  }
  const kinds = [...tonnes]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, quantity]) => `${writeWhole(quantity)} t of ${kind}`)
  const last = kinds.pop() ?? ''
  const mix = kinds.length > 0 ? `${kinds.join(', ')} and ${last}` : last
  const countries = new Set(lines.flatMap(({ country }) => country ?? [])).size
  return countries === 0 ? `${mix}.` : `${mix}, from ${writeCount(countries, 'country', 'countries')}.`
}
