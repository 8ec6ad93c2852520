import { createDecipheriv, pbkdf2Sync, scryptSync, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { keccak256 } from '@ledgerleaf/provenance/keccak256'
import * as z from 'zod/mini'
import { StartError } from '../platform/start-error.ts'
import type { Hex } from './hex.ts'

const HexText = z.string().check(z.regex(/^([0-9a-f]{2})+$/i))

/** Web3 secret storage, version 3: what geth, clef, cast and MetaMask's tools write. */
const Keystore = z.object({
  version: z.literal(3),
  crypto: z.object({
    cipher: z.literal('aes-128-ctr'),
    ciphertext: HexText,
    cipherparams: z.object({ iv: HexText }),
    mac: HexText,
    kdf: z.enum(['scrypt', 'pbkdf2']),
    kdfparams: z.object({
      dklen: z.number(),
      salt: HexText,
      n: z.optional(z.number()),
      r: z.optional(z.number()),
      p: z.optional(z.number()),
      c: z.optional(z.number()),
      prf: z.optional(z.literal('hmac-sha256')),
    }),
  }),
})

const bytes = (hex: string) => Buffer.from(hex, 'hex')

const deriveKey = ({ kdf, kdfparams }: z.infer<typeof Keystore>['crypto'], password: string): Buffer => {
  const { salt, dklen, n = 262_144, r = 8, p = 1, c = 262_144 } = kdfparams
  if (kdf === 'pbkdf2') return pbkdf2Sync(password, bytes(salt), c, dklen, 'sha256')
  return scryptSync(password, bytes(salt), dklen, { N: n, r, p, maxmem: 2 ** 30 })
}

/** The key in a keystore file. What is wrong with it is said without a word of what is in it. */
export const readKeystore = (file: string, password: string): Hex => {
  const refuse = (says: string): never => {
    throw new StartError(`CHAIN_KEYSTORE: ${says}`)
  }
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    refuse('the file cannot be read')
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    refuse('expected a keystore file of version 3')
  }
  // Some tools write "Crypto".
  const named = parsed as { crypto?: unknown; Crypto?: unknown } | null
  const found = z.safeParse(Keystore, { ...named, crypto: named?.crypto ?? named?.Crypto })
  if (!found.success) return refuse('expected a keystore file of version 3')
  const { crypto } = found.data
  let derived: Buffer = Buffer.alloc(0)
  try {
    derived = deriveKey(crypto, password)
  } catch {
    // OpenSSL takes no scrypt of so many rounds with so small a block, as in the format's own example.
    return refuse('its scrypt numbers (n, r, p) cannot be used here; write it again with r of 8')
  }
  const mac = keccak256(Buffer.concat([derived.subarray(16, 32), bytes(crypto.ciphertext)]))
  const expected = bytes(crypto.mac)
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected))
    return refuse('CHAIN_KEYSTORE_PASSWORD does not open it')
  const decipher = createDecipheriv('aes-128-ctr', derived.subarray(0, 16), bytes(crypto.cipherparams.iv))
  const key = Buffer.concat([decipher.update(bytes(crypto.ciphertext)), decipher.final()])
  if (key.length !== 32) return refuse('it holds no key of 32 bytes')
  return `0x${key.toString('hex')}`
}
