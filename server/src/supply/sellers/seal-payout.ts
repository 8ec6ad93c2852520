import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Payout } from '@ledgerleaf/contract/sellers'

const ivBytes = 12
const tagBytes = 16

/** A key for this one purpose: whoever learns a sealed text learns nothing of the secret that signs cookies. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'ledgerleaf payout details', 32))

/** Sealed for one seller: moved to another's row, it does not open. */
export const sealPayout = (secret: string, sellerId: string, payout: Payout): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(sellerId))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(payout), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

export const openPayout = (secret: string, sellerId: string, sealed: string): Payout => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(sellerId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  return Payout.parse(JSON.parse(text.toString('utf8')))
}
