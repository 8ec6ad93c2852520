import { type NewSearch, type SavedSearch, searchesMax } from '@ledgerleaf/contract/searches'
import { and, count, eq, ne } from 'drizzle-orm'
import { holdOrganisation } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { noteOffers } from './note-offers.ts'
import { savedSearches } from './searches.tables.ts'

/** Keeps a search. What is on sale now is no news for it; what had its name is replaced. */
export const saveSearch = async (
  tx: Tx,
  personId: string,
  { name, filters, isMailed }: NewSearch,
  now: Date,
): Promise<SavedSearch> => {
  await holdOrganisation(tx, personId)
  await noteOffers(tx, now)
  const [others] = await tx
    .select({ count: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.personId, personId), ne(savedSearches.name, name)))
  if ((others?.count ?? 0) >= searchesMax) throw new DomainError('too_many_searches')
  const kept = { filters, isMailed, toldUntil: now }
  const [saved] = await tx
    .insert(savedSearches)
    .values({ id: newId(now.getTime()), personId, name, createdAt: now, ...kept })
    .onConflictDoUpdate({ target: [savedSearches.personId, savedSearches.name], set: kept })
    .returning()
  if (!saved) throw new Error('a search that was kept is there')
  return { id: saved.id, name, filters, isMailed, createdAt: saved.createdAt.toISOString() }
}
