/** The year of a vintage, or both years where it spans more than one. */
export const writeVintage = (startsOn: string, endsOn: string): string => {
  const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  return first === last ? first : `${first} to ${last}`
}
