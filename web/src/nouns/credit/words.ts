import type { CreditsHeld } from '@ledgerleaf/contract/backing'

/** The year of a vintage, or both years where it spans more than one. */
export const writeVintage = (startsOn: string, endsOn: string): string => {
  const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
  return first === last ? first : `${first} to ${last}`
}

/** Where the credits lie at their registry until they are retired. */
export const heldWords: Record<CreditsHeld, string> = {
  custody: 'In the account of the platform at the registry',
  instruction: 'In the seller’s account at the registry, retired there on our instruction',
}
