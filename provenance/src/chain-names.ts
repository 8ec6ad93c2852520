import { toUtf8 } from './bytes.ts'
import { toHex } from './hex.ts'
import { keccak256 } from './keccak256.ts'
import { Refusal } from './refusal.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The token of a batch on a chain: the batch's id, read as a number. */
export const tokenId = (batchId: string): bigint => {
  if (!uuid.test(batchId)) throw new Refusal('The id of a batch is a UUID in lower case.')
  return BigInt(`0x${batchId.replaceAll('-', '')}`)
}

/** The first five bytes of every holder: the contract tells holders from wallets by them. */
const holderPrefix = '1ed9e71eaf'

/** Where on a chain the credits of an account of the log lie. Nobody has a key to it: only the mirror moves what is there. */
export const holderAddress = (nameInLog: string): `0x${string}` =>
  `0x${holderPrefix}${toHex(keccak256(toUtf8(`ledgerleaf holder\n${nameInLog}`)).slice(17))}`
