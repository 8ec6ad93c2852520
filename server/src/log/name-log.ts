import { hkdfSync } from 'node:crypto'
import { type NoteSigner, noteSigner, writeVerifierKey } from '@ledgerleaf/provenance/note-key'
import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { logIdentity, logKeys } from './log.tables.ts'

export type NamedLog = { id: string; origin: string; signer: NoteSigner }

/** Grown from the secret all servers of this database share, so that any of them can sign. */
const seedFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'ledgerleaf/log/ed25519/v1', 32))

/** The log's address without its scheme; other than letters a key's name may hold these. */
const originOf = (publicUrl: string): string => `${new URL(publicUrl).host}/log`

/**
 * Who signs, and under which name. The first server names the log by its public address; the name stays when the
 * address changes, because every proof handed out carries it. A new secret is a new key under the same name.
 */
export const nameLog = async (
  tx: Tx,
  { publicUrl, secret }: { publicUrl: string; secret: string },
  now: Date,
): Promise<NamedLog> => {
  const proposed = { id: newId(now.getTime()), origin: originOf(publicUrl) }
  await tx.insert(logIdentity).values(proposed).onConflictDoNothing()
  const [named = proposed] = await tx.select().from(logIdentity)
  const { id, origin } = named
  const signer = await noteSigner(origin, seedFrom(secret))
  await tx
    .insert(logKeys)
    .values({ verifierKey: writeVerifierKey(signer), addedAt: now })
    .onConflictDoNothing()
  return { id, origin, signer }
}

/** Since when the log knows the key of a secret; null where nobody ever signed with it. */
export const findKeyAdded = async (db: Reader, secret: string): Promise<Date | null> => {
  const [named] = await db.select().from(logIdentity)
  if (!named) return null
  const verifierKey = writeVerifierKey(await noteSigner(named.origin, seedFrom(secret)))
  const [key] = await db.select().from(logKeys).where(eq(logKeys.verifierKey, verifierKey))
  return key?.addedAt ?? null
}
