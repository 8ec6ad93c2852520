import { ClimateSlug } from '@ledgerleaf/contract/climate-pages'

/** An address from a name: without marks over its letters, and with a hyphen for whatever is no letter or digit. */
export const proposeSlug = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return ClimateSlug.safeParse(plain).success ? plain : ''
}
