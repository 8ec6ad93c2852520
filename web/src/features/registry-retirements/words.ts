import type { QueuedRetirement } from '@ledgerleaf/contract/registry-retirements-api'
import { writeSerials } from '@ledgerleaf/contract/serials'

/** Something can still be entered for it, also where it was given up. */
export const isOpen = ({ state }: QueuedRetirement): boolean => state !== 'done'

export const creditsOf = (retirements: readonly QueuedRetirement[]): number =>
  retirements.reduce((sum, { quantity }) => sum + quantity, 0)

/** One range on each line, as the registry writes them. */
export const serialLines = (retirements: readonly QueuedRetirement[]): string =>
  retirements.flatMap(({ serials }) => serials.map(writeSerials)).join('\n')
