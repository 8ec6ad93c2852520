import type { Basket } from '@ledgerleaf/contract/baskets'
import type { Plan } from '@ledgerleaf/contract/catalogue'

/**
 * How far the review of each project of a plan is. A project that is sold out is stood in for by another of its
 * kind, and the card must not praise one it does not hold. Credits that can be bought are of an approved project.
 */
export const progressOf = (plan: Plan, basket: Basket | undefined): Plan['progress'] =>
  basket && basket.lines.length > 0
    ? basket.lines.map(({ projectName: project, registry }) => ({ project, registry, percent: 100 }))
    : plan.progress
