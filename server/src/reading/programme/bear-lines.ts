import type { ProgrammeYearLine } from '@ledgerleaf/contract/programme'
import { lineOf } from '@ledgerleaf/contract/programme-lines'

type Borne = Pick<ProgrammeYearLine, 'line' | 'tonnes' | 'sourceId' | 'statements'>

/** The documents that say of a line what stands there, the one it was taken from first. */
export const bearersOf = ({ line, tonnes, sourceId, statements }: Borne): string[] =>
  statements
    .filter((said) => said.tonnes === tonnes && lineOf(said.metric) === line)
    .map((said) => said.sourceId)
    .sort((a, b) => Number(b === sourceId) - Number(a === sourceId))

/**
 * Which documents a sum of these lines is from: one, where one says all of them as they stand; else each that a line was
 * taken from. Whoever shows a sum says so where it is more than one.
 */
export const documentsOf = (lines: readonly Borne[]): string[] => {
  const borne = lines.map(bearersOf)
  const alone = borne[0]?.find((id) => borne.every((ids) => ids.includes(id)))
  return alone === undefined ? [...new Set(borne.flatMap((ids) => ids.slice(0, 1)))] : [alone]
}
