/** One cell: words, or words with quieter lines below them, of which none is ever broken. */
export type PaperCell = string | { text: string; below: readonly string[] }

/**
 * What a column holds. Only `text` and `name` may go over several lines, between words; everything else stands on one line, and
 * the column is made as wide as that needs.
 */
export type PaperColumn = { title: string; holds: 'text' | 'name' | 'number' | 'date' | 'serial' }

/** A line of a table; `below` stands under all its columns and is for what is long and must not break, as serials are. */
export type PaperRow = { cells: readonly PaperCell[]; below?: readonly string[]; isStrong?: boolean }

export type PaperTable = {
  kind: 'table'
  columns: readonly PaperColumn[]
  rows: readonly PaperRow[]
  /** The last line, told apart from the others: a sum. */
  foot?: readonly PaperCell[]
}

export type PaperTone = 'plain' | 'quiet' | 'strong' | 'warning'

/** What a document is made of, from top to bottom. */
export type PaperBlock =
  | { kind: 'heading'; text: string; level?: 1 | 2 }
  | { kind: 'paragraph'; text: string; tone?: PaperTone }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[]; across?: 1 | 2 | 3 | 4 }
  | { kind: 'figure'; value: string; unit: string; says: string }
  | { kind: 'notice'; title: string; text: string; tone?: 'plain' | 'warning' }
  | PaperTable
  | { kind: 'sums'; sums: readonly { label: string; value: string }[] }
  | { kind: 'serials'; title: string; serials: readonly { serial: string; credits: string }[] }
  | { kind: 'page' }

/** The content of the template `document`. */
export type DocumentContent = {
  /** What kind of paper it is, in the words of its head: "Invoice and receipt". */
  paper: string
  /** Under the title: whose it is, of which time. */
  lead: readonly string[]
  /** Across the whole of every page, for what is no real money or no real credit. */
  mark?: string
  blocks: readonly PaperBlock[]
}

/** A file that travels inside the PDF. */
export type EnclosedFile = { name: string; mediaType: string; text: string; says: string }

export type Paper = {
  /** The template that lays it out: a file of server/papers, without its ending. */
  template: string
  title: string
  /** Of its words, as BCP 47 writes it. English where none is named. */
  language?: string
  /** The day it speaks of. The same words on the same day are the same file, byte by byte. */
  date: string
  /** Where its reader can check it: on every page, and in its QR code if the template draws one. */
  address: string
  /** What stands before the address; `Verify at` where anybody finds it proven there. */
  addressSays?: string
  layout?: 'portrait' | 'landscape'
  /** All it says, written out: a template decides where a word stands and never which. */
  content: object
  files?: readonly EnclosedFile[]
}
