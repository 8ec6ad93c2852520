import { randomBytes } from 'node:crypto'
import type { KeyMode } from '@ledgerleaf/contract/keys'
import { hashToken } from '../../platform/hash-token.ts'

const lettersOfSecret = 50
const shape = /^(?:live|test)_[0-9a-z]{50}$/

export type MadeSecret = { secret: string; secretHash: string; secretEnd: string }

/**
 * What opens: 256 random bits behind the word that says which market it is for. Nobody guesses that, so a plain hash keeps it.
 * Small letters and digits alone, so that a click selects all of it.
 */
export const makeSecret = (mode: KeyMode): MadeSecret => {
  const letters = BigInt(`0x${randomBytes(32).toString('hex')}`)
    .toString(36)
    .padStart(lettersOfSecret, '0')
  const secret = `${mode}_${letters}`
  return { secret, secretHash: hashToken(secret), secretEnd: letters.slice(-4) }
}

/** Whether a text can be a key at all: what cannot be is looked up nowhere. */
export const isSecret = (text: string): boolean => shape.test(text)
