import { readLabel } from '../rules/read-label.ts'
import type { Row } from '../tables/table.ts'
import type { RowText } from './row-text.ts'

/** What every row says, such as whose figures they are, tells none from another. */
export const dropShared = (texts: RowText[], rows: Row[]): RowText[] => {
  const [first] = texts
  const shared =
    first !== undefined &&
    texts.length > 1 &&
    rows.every(({ year }) => year !== null) &&
    first.label !== '' &&
    texts.every(({ label }) => label === first.label) &&
    readLabel(first.label).scopes.length === 0
  return shared ? texts.map((text) => ({ ...text, parts: [], label: '' })) : texts
}

/**
 * "Scope 1 | LA", "Scope 2 | LA": a column of remarks between the labels and their figures, which says the same of many
 * rows and by itself nothing we look for.
 */
export const dropRemarks = (texts: RowText[]): RowText[] => {
  const before = ({ parts }: RowText) => parts.slice(0, -1).join(' | ')
  const rows = new Map<string, number>()
  const remarked = new Map<string, Set<string>>()
  for (const text of texts) {
    if (text.parts.length < 2) continue
    const last = text.parts.at(-1) ?? ''
    rows.set(before(text), (rows.get(before(text)) ?? 0) + 1)
    remarked.set(last, (remarked.get(last) ?? new Set()).add(before(text)))
  }
  const names = (label: string) => readLabel(label).scopes.length > 0 || readLabel(label).category !== null
  const isRemark = ([last, others]: [string, Set<string>]) => {
    const { method, total, whole, emission, energy, direct, refused, subset, component } = readLabel(last)
    const says = method || total || whole || emission || energy || direct || refused || subset || component
    return (
      others.size >= 2 &&
      !says &&
      !names(last) &&
      [...others].every((label) => rows.get(label) === 1 && names(label))
    )
  }
  // Sentences, each another, beside labels that say all by themselves.
  const sentences = [...remarked].filter(
    ([last, others]) =>
      readLabel(last).words >= 5 &&
      !names(last) &&
      readLabel(last).method === null &&
      [...others].every((label) => rows.get(label) === 1 && names(label)),
  )
  const told = sentences.length >= 2 ? sentences : []
  const remarks = new Set([...[...remarked].filter(isRemark), ...told].map(([last]) => last))
  return texts.map((text) =>
    text.parts.length >= 2 && remarks.has(text.parts.at(-1) ?? '')
      ? { ...text, parts: text.parts.slice(0, -1), label: before(text) }
      : text,
  )
}
