import type { DocumentFact } from './facts.ts'
import { type DocumentFinding, findEvidence } from './find-evidence.ts'
import { findFacts } from './find-facts.ts'
import type { ReadPage } from './page-text.ts'
import { type FieldProposal, proposeFields } from './propose-fields.ts'

/** A document as it was read: its pages, what they show for the scorecard, what they state and propose. */
export type DocumentReading = {
  pages: Omit<ReadPage, 'blocks'>[]
  evidence: DocumentFinding[]
  facts: DocumentFact[]
  proposals: FieldProposal[]
}

/** Reads the words of a document for all that is asked of them; patterns over other people's text run where this runs. */
export const readWords = (pages: readonly ReadPage[]): DocumentReading => {
  const facts = findFacts(pages)
  return {
    pages: pages.map(({ blocks: _, ...page }) => page),
    evidence: findEvidence(pages),
    facts,
    proposals: proposeFields(pages, facts),
  }
}
