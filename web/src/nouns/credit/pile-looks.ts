import type { Pile } from '@ledgerleaf/contract/provenance'

export const stripes = (colour: string): string =>
  `repeating-linear-gradient(45deg, ${colour} 0 1.5px, transparent 1.5px 5px)`

/** Where a credit is in its life has one colour everywhere; stripes and dots tell apart what shares it. */
export const pileFills: Record<Pile, string> = {
  issued: 'var(--issued)',
  promised: 'transparent',
  available: 'var(--issued)',
  listed: 'var(--listed)',
  held: `${stripes('var(--leaf)')}, var(--listed)`,
  owned: 'var(--held)',
  withdrawn: 'radial-gradient(circle, var(--ink) 0 1px, transparent 1.5px) 0 0 / 5px 5px, var(--held)',
  retired: 'var(--retired)',
  cancelled: stripes('var(--edge)'),
}

/** Retired here and not at the registry yet: hatched with the colour of what is retired, wherever it is drawn. */
export const pendingFill = 'repeating-linear-gradient(135deg, var(--retired) 0 2px, var(--sheet) 2px 5px)'
