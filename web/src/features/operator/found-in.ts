import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import { statedNames } from './StatedFacts.tsx'

/** What was read in a document, in words: what rules of the scorecard found in it, and what else it states. */
export const foundIn = (
  documentId: string,
  { scores, stated }: Pick<ReviewedProject, 'scores' | 'stated'>,
): string[] => {
  const rules = scores
    .flatMap(({ pillars }) => pillars.flatMap(({ items }) => items))
    .filter(({ evidence }) => evidence?.documentId === documentId)
    .map(({ title }) => title)
  const facts = stated
    .filter((fact) => fact.documentId === documentId)
    .map(({ kind }) => statedNames[kind] ?? kind)
  const names = [...new Set([...rules, ...facts])]
  return names.map((name, at) => (at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
}
