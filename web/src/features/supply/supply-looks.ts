import type { SupplyDay } from '@ledgerleaf/contract/supply'

/** The parts of the supply from the ground up: what is final lies lowest. */
export const supplyParts = [
  { part: 'retired', name: 'Retired', fill: 'var(--retired)' },
  { part: 'held', name: 'Held by buyers', fill: 'var(--held)' },
  { part: 'listed', name: 'Listed', fill: 'var(--listed)' },
  { part: 'notListed', name: 'Not listed', fill: 'var(--issued)' },
  {
    part: 'cancelled',
    name: 'Cancelled',
    fill: 'repeating-linear-gradient(45deg, var(--edge) 0 1px, transparent 1px 4px)',
  },
] as const satisfies readonly { part: keyof SupplyDay; name: string; fill: string }[]

const stripes = (colour: string) => `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 6px)`

export const announcedLooks = {
  sold: { name: 'To come, sold', fill: stripes('var(--leaf)') },
  offered: { name: 'To come, on offer', fill: stripes('var(--edge)') },
}

export const priceLooks = {
  asked: {
    name: 'Asked',
    fill: 'linear-gradient(var(--leaf-strong), var(--leaf-strong)) center / 100% 2px no-repeat',
  },
  returned: {
    name: 'Sold, came back',
    fill: 'radial-gradient(circle, transparent 0 2.5px, var(--ink) 3px 3.5px, transparent 4px)',
  },
  sold: { name: 'Sold at', fill: 'radial-gradient(circle, var(--ink) 0 3px, transparent 3.5px)' },
}
