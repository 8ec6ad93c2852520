import type { SellerProject } from '@ledgerleaf/contract/dashboard'
import { pileFills } from '../../nouns/credit/pile-looks.ts'
import { splitCredits } from './holding-words.ts'

/** The words and colours that the project’s own page has for them, in the order of a credit’s life. */
const piles = [
  { name: 'unlisted', label: 'Not listed', fill: pileFills.available },
  { name: 'listed', label: 'Listed', fill: pileFills.listed },
  { name: 'onHold', label: 'On hold', fill: pileFills.held },
  { name: 'heldByBuyers', label: 'Held by buyers', fill: pileFills.owned },
  { name: 'withdrawn', label: 'In wallets', fill: pileFills.withdrawn },
  { name: 'retired', label: 'Retired', fill: pileFills.retired },
  { name: 'cancelled', label: 'Cancelled', fill: pileFills.cancelled },
] as const

export type StockPart = (typeof piles)[number] & { credits: number }

export type Stock = { id: string; name: string; issued: number; parts: readonly StockPart[] }

type Stocked = Pick<SellerProject, 'project_id' | 'project_name' | 'range' | 'unlisted' | 'taken'>

const nothing = { onHold: 0, heldByBuyers: 0, withdrawn: 0, retired: 0, cancelled: 0 }

export const toStock = (project: Stocked): Stock => {
  const counted = { ...splitCredits([project]), ...(project.taken ?? nothing) }
  const parts = piles
    .map((pile) => ({ ...pile, credits: counted[pile.name] }))
    .filter(({ credits }) => credits > 0)
  return {
    id: project.project_id ?? '',
    name: project.project_name,
    issued: parts.reduce((sum, { credits }) => sum + credits, 0),
    parts,
  }
}

/** Where the credits of each project are, the most issued first; of what has none issued there is nothing to draw. */
export const stockOf = (projects: readonly Stocked[]): Stock[] =>
  projects
    .map(toStock)
    .filter(({ issued }) => issued > 0)
    .toSorted((one, two) => two.issued - one.issued)

/** The piles that hold something of any of them: no key stands for what is not drawn. */
export const stockKeys = (stocks: readonly Stock[]): Omit<StockPart, 'credits'>[] =>
  piles.filter(({ name }) => stocks.some(({ parts }) => parts.some((part) => part.name === name)))
