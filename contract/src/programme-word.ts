import * as z from 'zod/mini'
import type { ChosenFootprints } from './programme.ts'

/**
 * Where the programme takes another figure for a year than one report's: the figure, null while it is undecided, and whether
 * that report is left out.
 */
export const ProgrammeWord = z.object({ tonnes: z.nullable(z.number()), isLeftOut: z.boolean() })
export type ProgrammeWord = z.infer<typeof ProgrammeWord>

/** What the programme says of a year of a report; null where it takes the report's own figure. */
export const programmeWordOf = (
  { leftOut, years }: Pick<ChosenFootprints, 'leftOut' | 'years'>,
  analysisId: string,
  { year, tonnes }: { year: number; tonnes: number },
): ProgrammeWord | null => {
  const chosen = years.find((one) => one.year === year)
  const isLeftOut = leftOut.includes(analysisId)
  if (!isLeftOut && (!chosen || (chosen.state === 'known' && chosen.tonnes === tonnes))) return null
  return { tonnes: chosen?.tonnes ?? null, isLeftOut }
}

/** Reports contradict each other about the year, and nobody has decided. */
export const isUndecided = (word: ProgrammeWord | null): boolean =>
  word !== null && word.tonnes === null && !word.isLeftOut
