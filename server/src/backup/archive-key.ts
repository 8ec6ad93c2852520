import { createHmac, hkdfSync, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const stretch = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt)
// A passphrase is guessed offline by whoever finds the file: each guess costs 64 MB and a fifth of a second.
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }

export type ArchiveKey = {
  /** The key of this one file. */
  bytes: Buffer
  /** Tells another key from a damaged file, and nothing about the key. */
  check: Buffer
}

/** Every file has its own key, grown from its salt and the operator's key: 64 hexadecimal digits, or a passphrase. */
export const archiveKey = async (key: string, salt: Buffer): Promise<ArchiveKey> => {
  const master = /^[0-9a-f]{64}$/i.test(key) ? Buffer.from(key, 'hex') : await stretch(key, salt, 32, cost)
  const grow = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', master, salt, `ledgerleaf/backup/v1/${purpose}`, 32))
  return { bytes: grow('file'), check: createHmac('sha256', grow('check')).update(salt).digest() }
}
