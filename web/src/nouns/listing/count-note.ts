import { noteToBuyersMax } from '@ledgerleaf/contract/listings'
import { lengthOf } from '@ledgerleaf/contract/text'

/** How much of a note to buyers is written, counted as the server counts. */
export const countNote = (note: string): string => {
  const written = lengthOf(note.trim())
  return written === 0
    ? `At most ${noteToBuyersMax} characters.`
    : `${written} of ${noteToBuyersMax} characters.`
}
