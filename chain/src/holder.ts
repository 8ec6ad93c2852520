import { type Address, keccak256, stringToBytes } from 'viem'

const mark = '0x1ed9e71eaf'

/**
 * The address of an account, by its name in the log. Nobody has a key to it. All begin alike, so that the contract knows
 * a holder from a wallet, and 120 bits of the hash remain.
 */
export const holderAddress = (nameInLog: string): Address =>
  `${mark}${keccak256(stringToBytes(`ledgerleaf holder\n${nameInLog}`)).slice(-30)}`

export const isHolder = (address: string): boolean => address.toLowerCase().startsWith(mark)

/** Where brought-back tokens wait for their entry in the log. */
export const vaultAddress: Address = holderAddress('credits/withdrawn')
