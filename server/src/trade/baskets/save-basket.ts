import type { Credits } from '@ledgerleaf/contract/units'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { findKnownListings } from '../../supply/listings/index.ts'
import { basketLines, baskets } from './baskets.tables.ts'

/** Keeps a wish under an address of its own. Lines of one listing are added up. */
export const saveBasket = async (
  tx: Tx,
  lines: readonly { listingId: string; quantity: Credits }[],
  now: Date,
): Promise<{ id: string }> => {
  const quantities = new Map<string, number>()
  for (const { listingId, quantity } of lines)
    quantities.set(listingId, (quantities.get(listingId) ?? 0) + quantity)
  const known = await findKnownListings(tx, [...quantities.keys()])
  if (known.length < quantities.size) throw new DomainError('not_found', { field: 'lines' })
  for (const { listingId, availableCredits } of known)
    if ((quantities.get(listingId) ?? 0) > availableCredits)
      throw new DomainError('insufficient_credits', { field: 'lines' })
  const id = newId(now.getTime())
  await tx.insert(baskets).values({ id, createdAt: now })
  await tx
    .insert(basketLines)
    .values([...quantities].map(([listingId, quantity]) => ({ basketId: id, listingId, quantity })))
  return { id }
}
