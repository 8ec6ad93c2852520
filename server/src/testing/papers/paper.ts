import type { DocumentKind } from '@ledgerleaf/contract/documents'

/** A fact as the label of a made document says it: its kind and its one spelling. */
export type PaperFact = { kind: string; value: string }

/** A made document of a project that does not exist, with all the facts it states and no others. */
export type MadePaper = {
  name: string
  kind: DocumentKind
  language: 'en' | 'es'
  /** How it is laid out, in words. */
  layout: string
  facts: readonly PaperFact[]
  make: () => Promise<Buffer>
}

export const fact = (kind: string, ...values: string[]): PaperFact[] =>
  values.map((value) => ({ kind, value }))
