import { equalBytes, toUtf8 } from './bytes.ts'
import { canonicalBytes } from './canonical.ts'
import { type Hash, isHash } from './hashes.ts'
import { Refusal } from './refusal.ts'
import { sha256 } from './sha256.ts'

// A hash made for this purpose must not mean anything elsewhere.
const purpose = toUtf8('ledgerleaf/commitment/v1\n')

/** 32 random bytes, kept beside the person's data and forgotten with it. */
export const newSalt = (): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(32))

/**
 * Stands in the log for what must not stand there. Whoever is shown salt and fields can see that nothing was changed;
 * without the salt, not even a guess at the fields can be confirmed, so to delete the salt is to forget the person.
 */
export const commit = (salt: Uint8Array, fields: Readonly<Record<string, unknown>>): Hash => {
  if (salt.length !== 32) throw new Refusal('The salt of a commitment has 32 bytes.')
  return sha256(purpose, salt, canonicalBytes(fields))
}

/** That these are the fields that were committed to. Throws a Refusal if not. */
export const verifyCommitment = (
  commitment: Hash,
  salt: Uint8Array,
  fields: Readonly<Record<string, unknown>>,
): void => {
  if (!isHash(commitment) || !equalBytes(commit(salt, fields), commitment)) {
    throw new Refusal('These details are not the ones that were committed to.')
  }
}
