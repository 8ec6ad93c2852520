import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { Cite } from '../../nouns/document/cite.ts'
import { statedNames } from './StatedFacts.tsx'

/** Words read in a document, with all they are read for and the place they stand at. */
export type Found = { names: string[]; place: Parameters<Cite>[0] }

/**
 * What was read in a document: what rules of the scorecard found in it, and what else it states; each name once, and the
 * words that serve several of them once. */
export const foundIn = (
  documentId: string,
  { scores, stated }: Pick<ReviewedProject, 'scores' | 'stated'>,
): Found[] => {
  const rules = scores
    .flatMap(({ pillars }) => pillars.flatMap(({ items }) => items))
    .flatMap(({ title, evidence }) => (evidence ? [{ name: title, place: evidence }] : []))
  const facts = stated.map((fact) => ({ name: statedNames[fact.kind] ?? fact.kind, place: fact }))
  const named = new Set<string>()
  const byWords = new Map<string, Found>()
  for (const { name, place } of [...rules, ...facts]) {
    if (place.documentId !== documentId || named.has(name)) continue
    named.add(name)
    const words = `${place.page} ${place.quote}`
    const known = byWords.get(words)
    if (known) known.names.push(name)
    else byWords.set(words, { names: [name], place })
  }
  return [...byWords.values()]
}
