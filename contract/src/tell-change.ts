import type { Correction, Stated } from './corrections.ts'
import { isAt } from './inventory.ts'
import { metricName, metricUnit } from './metrics.ts'
import { writeExact } from './quantities.ts'

export const writeStated = ({ metric, value }: Pick<Stated, 'metric' | 'value'>): string =>
  `${writeExact(value)} ${metricUnit(metric) === 'MWh' ? 'MWh' : 't CO2e'}`

const placeName = ({ metric, year }: Stated): string => `${metricName(metric)}, ${year}`
const partName = (perimeter: string | null): string => perimeter ?? 'the whole company'

const tellChange = (before: Stated, after: Stated): string => {
  const steps = [
    !isAt(before, after) && `moved to ${placeName(after)}`,
    before.value !== after.value && `changed from ${writeStated(before)} to ${writeStated(after)}`,
    before.perimeter !== after.perimeter &&
      `now about ${partName(after.perimeter)} instead of ${partName(before.perimeter)}`,
  ].filter((step) => step !== false)
  return `${placeName(before)}: ${steps.join(', ') || `${writeStated(after)}, with another place in the document`}`
}

/**
 * What a change did, in a sentence: for the history on the screen and in every export. What an undoing took back is found
 * among `all`.
 */
export const tellCorrection = (
  { kind, before, after, of }: Correction,
  all: readonly Correction[] = [],
): string => {
  const lead = kind === 'undo' ? 'Undone. ' : kind === 'redo' ? 'Redone. ' : ''
  if (kind === 'confirm' && after) return `${placeName(after)}: ${writeStated(after)}, checked`
  if (after && all.some((one) => one.id === of && one.kind === 'confirm'))
    return `${lead}${placeName(after)}: ${writeStated(after)}, ${kind === 'undo' ? 'not checked' : 'checked'}`
  if (before && after) return lead + tellChange(before, after)
  if (after) return `${lead}${placeName(after)}: ${writeStated(after)} ${lead ? 'stands again' : 'added'}`
  if (before)
    return `${lead}${placeName(before)}: ${writeStated(before)} ${lead ? 'taken out' : 'struck out'}`
  return `${lead}Nothing`
}
