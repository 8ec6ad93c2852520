import type { CheckedClaim } from '@ledgerleaf/contract/claims'
import { cn } from '../../ui/cn.ts'
import { answerWords } from './claim-words.ts'

type Piece = { startsAt: number; endsAt: number; look: string; number: number | null }

type Marked = {
  [Part in 'text' | 'language' | 'verdict']: CheckedClaim[Part]
} & { [Part in 'claims' | 'notUnderstood']: readonly CheckedClaim[Part][number][] }

/** What was understood comes first; words that were not are marked where nothing else is. */
const piecesOf = ({ claims, notUnderstood, verdict }: Marked): Piece[] => {
  const pieces: Piece[] = []
  const add = (piece: Piece) => {
    const isFree = pieces.every(
      ({ startsAt, endsAt }) => piece.endsAt <= startsAt || piece.startsAt >= endsAt,
    )
    if (isFree) pieces.push(piece)
  }
  for (const [index, claim] of claims.entries())
    add({ ...claim, look: answerWords[claim.verdict].mark, number: index + 1 })
  // Beside an answer that is not green these would only be noise.
  if (verdict === 'not_understood')
    for (const words of notUnderstood) add({ ...words, look: answerWords.not_understood.mark, number: null })
  return pieces.sort((a, b) => a.startsAt - b.startsAt)
}

/** The text as it was sent, with the words marked that made a claim, each with the number it has in the list below. */
export const MarkedText = ({ checked }: { checked: Marked }) => {
  const { text, language } = checked
  const pieces = piecesOf(checked)
  return (
    <p lang={language} className="font-display text-xl leading-relaxed [overflow-wrap:anywhere]">
      {pieces.map(({ startsAt, endsAt, look, number }, index) => (
        <span key={startsAt}>
          {text.slice(pieces[index - 1]?.endsAt ?? 0, startsAt)}
          <mark className={cn('box-decoration-clone border-b-2 px-0.5 text-ink', look)}>
            {text.slice(startsAt, endsAt)}
            {number !== null && <sup className="ml-0.5 font-mono text-fine">{number}</sup>}
          </mark>
        </span>
      ))}
      {text.slice(pieces.at(-1)?.endsAt ?? 0)}
    </p>
  )
}
