/** Serials of one prefix, both ends included. */
export type Serials = { prefix: string; first: number; last: number }

/** As registries write them: the whole number first, then where the range ends. */
export const writeSerials = ({ prefix, first, last }: Serials): string =>
  first === last ? `${prefix}-${first}` : `${prefix}-${first} to ${last}`

/** The year of a vintage, or both years where it spans more than one. */
export const writeVintage = (startsOn: string, endsOn: string): string => {
  const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  return first === last ? first : `${first} to ${last}`
}
