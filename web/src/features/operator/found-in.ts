import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { Cite } from '../../nouns/document/cite.ts'
import { statedNames } from './StatedFacts.tsx'

/** What was read in a document, by its name, with the place it stands at. */
export type Found = { name: string; place: Parameters<Cite>[0] }

/** What was read in a document: what rules of the scorecard found in it, and what else it states; each name once. */
export const foundIn = (
  documentId: string,
  { scores, stated }: Pick<ReviewedProject, 'scores' | 'stated'>,
): Found[] => {
  const rules = scores
    .flatMap(({ pillars }) => pillars.flatMap(({ items }) => items))
    .flatMap(({ title, evidence }) => (evidence ? [{ name: title, place: evidence }] : []))
  const facts = stated.map((fact) => ({ name: statedNames[fact.kind] ?? fact.kind, place: fact }))
  const byName = new Map<string, Found>()
  for (const found of [...rules, ...facts])
    if (found.place.documentId === documentId && !byName.has(found.name)) byName.set(found.name, found)
  return [...byName.values()]
}
