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

const unionMarkets: ReadonlySet<ClaimMarket> = new Set(['germany', 'france', 'italy', 'spain', 'netherlands'])

/** Where words are most likely read: at home. In a member state that has rules of its own, those of the Union hold beside them. */
export const marketsOf = (country: string): ClaimMarket[] => {
  const home = own[country] ?? (inUnion.has(country) ? 'eu' : 'other')
  return unionMarkets.has(home) ? ['eu', home] : [home]
}
