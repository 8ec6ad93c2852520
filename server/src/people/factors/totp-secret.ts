import { seal, unseal } from '../../platform/seal.ts'
import { fromBase32 } from './base32.ts'

const purpose = 'ledgerleaf second factor'

/** Unlike a password it has to be read again: sealed for one person, so that whoever only reads the database has no codes. */
export const sealTotp = (secret: string, personId: string, letters: string): string =>
  seal({ secret, purpose, owner: personId }, letters)

export const openTotp = (secret: string, personId: string, sealed: string): Buffer =>
  fromBase32(unseal({ secret, purpose, owner: personId }, sealed))
