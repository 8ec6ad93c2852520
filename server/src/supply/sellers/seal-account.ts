import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { BankAccount } from '@ledgerleaf/contract/bank-account'

const ivBytes = 12
const tagBytes = 16

/** A key for this one purpose: whoever learns a sealed text learns nothing of the secret that signs cookies. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'ledgerleaf payout details', 32))

/** Sealed for one seller: moved to another's row, it does not open. */
export const sealAccount = (secret: string, sellerId: string, account: BankAccount): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(sellerId))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(account), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Opened for a payout alone. Null for what was kept before accounts were checked and no bank could pay to. */
export const openAccount = (secret: string, sellerId: string, sealed: string): BankAccount | null => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(sellerId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  const read = BankAccount.safeParse(JSON.parse(text.toString('utf8')))
  return read.success ? read.data : null
}
