import { type DocumentFact, type FoundFact, factKinds, type WholePaper } from './facts.ts'
import { fold } from './labels.ts'
import type { ReadPage } from './page-text.ts'
import { readCrediting } from './read-crediting.ts'
import { findOrder } from './read-day.ts'
import { readMethodologies } from './read-methodologies.ts'
import { readRegistry, readTitle } from './read-registry.ts'
import { readVerification } from './read-verification.ts'
import { readVintages } from './read-vintages.ts'
import { evidenceOf, readStatements } from './statements.ts'

const readPaper = (pages: readonly ReadPage[]): WholePaper => {
  const said = pages.map(readStatements)
  const statements = said.flatMap((one) => one.statements)
  const texts = statements.map(({ text }) => text)
  return {
    statements,
    grids: said.flatMap(({ grids }) => grids),
    tables: said.flatMap(({ tables }) => tables),
    order: findOrder(texts, isSpanish(texts)),
  }
}

const isSpanish = (texts: readonly string[]): boolean => {
  const text = fold(texts.slice(0, 400).join(' '))
  const count = (words: RegExp) => text.match(words)?.length ?? 0
  return count(/\b(?:del?|la|el|los|las|que|en|proyecto)\b/g) > count(/\b(?:the|of|and|in|to|is|project)\b/g)
}

// More would fill a table and help nobody; a list of serials may be long.
const most = (kind: FoundFact['kind']) => (kind === 'serial_range' ? 500 : kind === 'vintage' ? 100 : 12)

/** Of what one document says of one kind, only what it says most clearly stands, each value once. */
const settle = (found: readonly FoundFact[]): FoundFact[] => {
  const strength = found.reduce((most, one) => Math.max(most, one.strength), 0)
  const values = new Map<string, FoundFact>()
  for (const one of found) if (one.strength === strength && !values.has(one.value)) values.set(one.value, one)
  return [...values.values()]
}

/** The facts that a document of a project states, each with its page, its words and where they stand. */
export const findFacts = (pages: readonly ReadPage[]): DocumentFact[] => {
  const paper = readPaper(pages)
  const vintages = readVintages(paper, null)
  const serials = vintages.filter(({ kind }) => kind === 'serial_range')
  const { registry, ids, known } = readRegistry(paper, serials)
  const found = [
    ...readTitle(paper),
    ...registry,
    ...ids,
    ...readMethodologies(paper),
    ...readCrediting(paper),
    // Serials of a registry without a grammar are told by their column alone, and only once the registry is known.
    ...(serials.length === 0 && known ? readVintages(paper, known) : vintages),
    ...readVerification(paper),
  ]
  return factKinds.flatMap((kind) =>
    settle(found.filter((one) => one.kind === kind))
      .slice(0, most(kind))
      .map(({ value, statement, at, details }) => ({
        kind,
        value,
        page: statement.page,
        ...evidenceOf(statement, at),
        details: details ?? null,
      })),
  )
}
