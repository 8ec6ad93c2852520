import type { ClaimMarket } from '@ledgerleaf/contract/claims'

const own: Readonly<Record<string, ClaimMarket>> = {
  DE: 'germany',
  FR: 'france',
  IT: 'italy',
  ES: 'spain',
  NL: 'netherlands',
  GB: 'united_kingdom',
  US: 'united_states',
}

const inUnion = new Set('AT BE BG HR CY CZ DK EE FI GR HU IE LV LT LU MT PL PT RO SK SI SE'.split(' '))

/** Where words are most likely read: at home. A member state without rules of its own here has those of the Union. */
export const marketOf = (country: string): ClaimMarket =>
  own[country] ?? (inUnion.has(country) ? 'eu' : 'other')
