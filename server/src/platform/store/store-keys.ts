import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db.ts'
import { newId } from '../id.ts'
import { seal, unseal } from '../seal.ts'
import { type ObjectUse, storeKeys } from './store.tables.ts'

/** Whose a document is: an organisation, or a visitor by the hash of their cookie; and what it is kept as. */
export type ObjectOwner = { ownerId: string; usedFor: ObjectUse }

const sealingOf = (secret: string, keyId: string) =>
  ({ secret, purpose: 'ledgerleaf stored documents', owner: keyId }) as const

export const openKey = (secret: string, { id, sealed }: { id: string; sealed: string }): Buffer =>
  Buffer.from(unseal(sealingOf(secret, id), sealed), 'base64')

const findCurrent = async (tx: Tx, { ownerId, usedFor }: ObjectOwner) => {
  // Held until the object is announced: a key that nothing uses could be swept meanwhile.
  const [key] = await tx
    .select({ id: storeKeys.id, sealed: storeKeys.sealed })
    .from(storeKeys)
    .where(and(eq(storeKeys.ownerId, ownerId), eq(storeKeys.usedFor, usedFor), storeKeys.isCurrent))
    .for('key share')
  return key
}

/** The key that new documents of an owner are sealed with, made for the first of them. Of two who make one at once, one does. */
export const takeKey = async (
  tx: Tx,
  secret: string,
  owner: ObjectOwner,
): Promise<{ id: string; key: Buffer }> => {
  for (;;) {
    const known = await findCurrent(tx, owner)
    if (known) return { id: known.id, key: openKey(secret, known) }
    const id = newId()
    const sealed = seal(sealingOf(secret, id), randomBytes(32).toString('base64'))
    await tx
      .insert(storeKeys)
      .values({ id, ...owner, sealed, isCurrent: true })
      .onConflictDoNothing()
  }
}

/**
 * What a document is called in the store: by what is in it, so the same twice is one, and by its owner's key, so that nobody
 * who reads the store can tell whether two people hold the same, or whether anybody holds a file they know.
 */
export const nameOf = (key: Buffer, sha256: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'ledgerleaf/document/v1/name', 32)))
    .update(sha256)
    .digest('hex')

/** What a visitor kept is an organisation's from now on: its keys change hands, and no byte is touched. */
export const handOverKeys = async (
  tx: Tx,
  usedFor: ObjectUse,
  fromOwnerId: string,
  toOwnerId: string,
): Promise<void> => {
  const theirs = and(eq(storeKeys.ownerId, fromOwnerId), eq(storeKeys.usedFor, usedFor))
  await tx.update(storeKeys).set({ ownerId: toOwnerId, isCurrent: false }).where(theirs)
}

/** Keys that open nothing any more are not kept. */
export const sweepKeys = async (tx: Tx): Promise<void> => {
  // A key that was just made is about to be used.
  await tx.execute(sql`
    delete from store_keys key where made_at < now() - interval '1 day'
      and not exists (select from stored_objects where key_id = key.id)`)
}
