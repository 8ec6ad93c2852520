import type { Tx } from '../../platform/db.ts'
import { findByWords } from '../transfers/index.ts'
import { type LineMeaning, type NamedLine, openLine } from './line-meaning.ts'
import { daysBetween } from './name-lines.ts'
import { wordsOf } from './take-credits.ts'

type Meanings = Map<NamedLine, LineMeaning>

/** Older than any invoice could wait: nothing is done by such a line before somebody has looked. */
const daysMax = 400

/** Lines that nothing follows from by itself. */
export const findOdd = (lines: readonly NamedLine[], now: Date): Meanings => {
  const today = now.toISOString().slice(0, 10)
  return new Map(
    lines.flatMap((line): [NamedLine, LineMeaning][] => {
      if (line.amountCents === 0) return [[line, openLine('It moves no money.')]]
      return daysBetween(line.bookedOn, today) > daysMax
        ? [[line, openLine(`It was booked on ${line.bookedOn}: too long ago to act on without a look.`)]]
        : []
    }),
  )
}

/** Money that went out under the reference of an invoice is not nothing of ours. */
export const findTaken = async (tx: Tx, lines: readonly NamedLine[]): Promise<Meanings> => {
  const orderOf = await findByWords(tx, lines.map(wordsOf))
  return new Map(
    lines.flatMap((line): [NamedLine, LineMeaning][] =>
      orderOf.get(wordsOf(line))
        ? [
            [
              line,
              openLine(
                'It names an invoice, and the money went out: the bank may have taken a payment back.',
              ),
            ],
          ]
        : [],
    ),
  )
}
