import { createHash, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { credentialKeys } from './credentials.tables.ts'

/** The public half, as a JWK writes it, and the fingerprint it goes by. */
export type PublicKey = { thumbprint: string; publicKey: string }
export type CredentialKey = PublicKey & { privateKey: KeyObject }

// What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410).
const privateKeyHeader = Buffer.from('302e020100300506032b657004220420', 'hex')

/** RFC 7638: the hash of exactly these members in exactly this order. */
const thumbprintOf = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')

/**
 * Grown from the secret that all servers of this database share, and under a name of its own: the key of the log signs
 * the log and nothing else. So every server has it from the first start on, and a backup holds it as it holds the secret.
 */
export const credentialKeyFrom = (secret: string): CredentialKey => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'ledgerleaf/credentials/ed25519/v1', 32))
  const key = Buffer.concat([privateKeyHeader, seed])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const { x = '' } = privateKey.export({ format: 'jwk' })
  return { privateKey, publicKey: x, thumbprint: thumbprintOf(x) }
}

/** Remembers the public half. A new secret is a new key; what the former one signed stays valid. */
export const keepCredentialKey = async (tx: Tx, secret: string, now: Date): Promise<void> => {
  const { thumbprint, publicKey } = credentialKeyFrom(secret)
  await tx.insert(credentialKeys).values({ thumbprint, publicKey, addedAt: now }).onConflictDoNothing()
}

/** The one that signs now, then those before it. */
export const findPublicKeys = async (db: Reader, current: PublicKey): Promise<PublicKey[]> => {
  const { thumbprint, publicKey, addedAt } = credentialKeys
  const kept = await db.select({ thumbprint, publicKey }).from(credentialKeys).orderBy(desc(addedAt))
  const former = kept.filter((key) => key.thumbprint !== current.thumbprint)
  return [{ thumbprint: current.thumbprint, publicKey: current.publicKey }, ...former]
}
