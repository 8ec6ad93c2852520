import type { IdentityPatch } from '@ledgerleaf/contract/seller-checks'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { holdObject } from '../../platform/store/open-store.ts'
import { lockIdentity, type ToldIdentity } from './lock-identity.ts'
import { sellerIdentities, sellerIdentityDocuments } from './seller-checks.tables.ts'

const tell = async (tx: Tx, sellerId: string): Promise<void> => {
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}

/** What was handed in or checked is what was told then: a change of it has to be handed in again. */
const reopened = ({ state }: ToldIdentity, now: Date) => {
  if (state === 'checked') return { state: 'draft' as const, checkedAt: null, uncheckedSince: now }
  return state === 'submitted' ? { state: 'draft' as const } : {}
}

/** Saves what was sent as it was typed, and leaves the rest. What is the same as before changes nothing. */
export const saveIdentity = async (
  tx: Tx,
  sellerId: string,
  patch: IdentityPatch,
  now: Date,
): Promise<void> => {
  const identity = await lockIdentity(tx, sellerId)
  const changes = Object.entries(patch)
    .map(([field, value]) => [field, value || null] as const)
    .filter(([field, value]) => identity[field as keyof IdentityPatch] !== value)
  if (changes.length === 0) return
  await tx
    .update(sellerIdentities)
    .set({ ...Object.fromEntries(changes), ...reopened(identity, now) })
    .where(eq(sellerIdentities.sellerId, sellerId))
  await tell(tx, sellerId)
}

/** Keeps the extract of the register in the place of the one before. */
export const keepExtract = async (
  tx: Tx,
  sellerId: string,
  { name, format, object }: { name: string; format: string; object: string },
  now: Date,
): Promise<void> => {
  const identity = await lockIdentity(tx, sellerId)
  await holdObject(tx, object)
  const kept = { name, format, object, bytes: null, uploadedAt: now }
  await tx
    .insert(sellerIdentityDocuments)
    .values({ sellerId, ...kept })
    .onConflictDoUpdate({ target: sellerIdentityDocuments.sellerId, set: kept })
  await tx
    .update(sellerIdentities)
    .set({ sellerId, ...reopened(identity, now) })
    .where(eq(sellerIdentities.sellerId, sellerId))
  await tell(tx, sellerId)
}
