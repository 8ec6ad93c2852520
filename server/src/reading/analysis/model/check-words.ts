import { categoryOf, type Metric } from '@ledgerleaf/contract/metrics'
import { readLabel } from '@ledgerleaf/esg/reading'
import type { Surroundings } from './read-surroundings.ts'

export type Doubt = 'instruction' | 'intensity, target or change' | 'part' | 'another figure'

type Label = ReturnType<typeof readLabel>

/** A line that speaks to whoever reads it is no row of figures. */
const instruction =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:rules?|instructions?|prompts?|constraints?|above|previous)\b|\b(?:system prompt|language model|as an ai|you are (?:now )?an?)\b/i

const scopeOf = (metric: Metric): number | null => {
  if (metric === 'scope1') return 1
  if (metric.startsWith('scope2')) return 2
  return metric.startsWith('scope3') ? 3 : null
}

const methodOf = (metric: Metric) => /^scope2_(location|market)$/.exec(metric)?.[1] ?? null

const ofDirect = { direct: [1], indirect: [2, 3], 'other indirect': [3] } as const

/** Whether the words name the scope, all three for the total; null where they name none. */
const namesScope = (metric: Metric, { scopes, direct, emission }: Label): boolean | null => {
  const scope = scopeOf(metric)
  if (scopes.length > 0)
    return scope === null ? metric === 'total' && scopes.length === 3 : scopes.join() === String(scope)
  if (!direct || !emission) return null
  return scope !== null && (ofDirect[direct] as readonly number[]).includes(scope)
}

const isPartOfCompany = ({ subset, whole, text }: Label, perimeter: string | null): boolean =>
  subset && !whole && !(perimeter && text.includes(perimeter.toLowerCase()))

/** What the words around a figure say against its being this metric of the whole company; null if nothing. */
export const checkWords = (
  metric: Metric,
  { words, heads, headings }: Surroundings,
  pageTexts: readonly string[],
  perimeter: string | null,
): Doubt | null => {
  const row = readLabel(words)
  const above = heads.map(readLabel)
  const upper = headings.map(readLabel)
  if ([words, ...heads].some((text) => instruction.test(text))) return 'instruction'
  if (row.refused) return 'intensity, target or change'
  if (above.some(({ refused, scopes }) => refused && refused !== 'cost' && scopes.length === 0))
    return 'intensity, target or change'
  if ([row, ...above.slice(0, 2)].some((label) => isPartOfCompany(label, perimeter))) return 'part'

  const category = categoryOf(metric)
  if (row.severalCategories) return 'part'
  if (row.category !== null && row.category !== category) return category === null ? 'part' : 'another figure'
  if (category === null && row.component) return 'part'

  const method = methodOf(metric)
  if (row.method && metric.startsWith('scope2') && row.method !== method) return 'another figure'
  // Scope 2 without a method stays without one, unless the page names it somewhere.
  if (method && !pageTexts.map(readLabel).some((label) => label.bothMethods || label.method === method))
    return 'another figure'

  if (metric === 'energy_total_mwh') return row.scopes.length > 0 || row.emission ? 'another figure' : null
  const named = namesScope(metric, row)
  if (named !== null) return named ? null : 'another figure'
  if (category !== null && row.category === category) return null
  const title = [...above, ...upper].find(({ scopes }) => scopes.length === 1)
  // Under the heading of its scope, a row with words of its own is a part of it.
  if (!title || row.total || row.neutral || row.whole || words === '') {
    const isOther = title && scopeOf(metric) !== null && !title.scopes.includes(scopeOf(metric) ?? 0)
    return isOther ? 'another figure' : null
  }
  if (!title.scopes.includes(scopeOf(metric) ?? 0)) return 'another figure'
  return category === null ? 'part' : null
}
