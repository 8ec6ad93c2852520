import type { ReactNode } from 'react'

/** Draws the link to the page of a document that words were read on. */
export type Cite = (place: {
  documentId: string
  documentName: string
  page: number
  quote: string
  /** Whether the document is named beside it: then the page says enough. */
  isNamed?: boolean
}) => ReactNode
