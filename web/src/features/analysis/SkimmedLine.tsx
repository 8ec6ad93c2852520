import { type SkimmedSheet, skimmedInWords } from '@ledgerleaf/contract/skimmed-sheets'

/** Which sheets are too large to have been read row by row; nothing where all were. */
export const SkimmedLine = ({ sheets }: { sheets: readonly SkimmedSheet[] }) =>
  sheets.length > 0 && <p className="max-w-prose text-muted text-sm">{skimmedInWords(sheets)}</p>
