import type { SerialSpan } from '@ledgerleaf/contract/retirements'

/** A range of serials as it is printed: both ends are included. */
export const spellSerials = ({ prefix, first, last }: SerialSpan): string =>
  first === last ? `${prefix}-${first}` : `${prefix}-${first} to ${last}`

/** The year of a vintage, or both years where it spans more than one. */
export const spellVintage = (startsOn: string, endsOn: string): string => {
  const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  return first === last ? first : `${first} to ${last}`
}
