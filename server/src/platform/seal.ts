import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** What a text is sealed for. Whoever learns one sealed text learns nothing of the secret that signs cookies, nor of another purpose. */
export type Sealing = {
  secret: string
  purpose:
    | 'ledgerleaf payout details'
    | 'ledgerleaf second factor'
    | 'ledgerleaf sign-in provider'
    | 'ledgerleaf stored documents'
    | 'ledgerleaf webhook secret'
  /** Whose it is: moved to another's row, it does not open. */
  owner: string
}

const keyOf = ({ secret, purpose }: Sealing): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

export const seal = (sealing: Sealing, text: string): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(sealing), iv).setAAD(Buffer.from(sealing.owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws for what was sealed for somebody else, or altered. */
export const unseal = (sealing: Sealing, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sealing), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(sealing.owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

/** The secret of an installation that takes the place of another. */
export type SecretChange = { from: string; to: string }

/** The same text under the new secret; null where it is under it already, so that whatever broke off is done again. */
export const reseal = (
  sealing: Omit<Sealing, 'secret'>,
  { from, to }: SecretChange,
  sealed: string,
): string | null => {
  try {
    unseal({ ...sealing, secret: to }, sealed)
    return null
  } catch {
    return seal({ ...sealing, secret: to }, unseal({ ...sealing, secret: from }, sealed))
  }
}
