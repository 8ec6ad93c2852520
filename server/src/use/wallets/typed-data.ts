import type { TypedData } from '@ledgerleaf/contract/wallets'

type Hex = `0x${string}`
/** The contract on its chain that a signature is for: it counts nowhere else. */
export type SignedFor = { chainId: number; contract: Hex }

const domainTypes = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

/** The account a wallet is linked with: its name and address, which its members know it by, and its id, which stays. */
export type ProvenFor = { accountId: string; account: string }
type Proof = ProvenFor & { address: Hex; site: string; nonce: string; expiresAt: Date }

/**
 * What links a wallet with an account. It names the site, so that no other can have it signed and hand it in here, and the
 * account, so that whoever signs reads for whom, and nobody hands in for themselves what was signed for another.
 */
export const proofData = (
  { chainId, contract }: SignedFor,
  { address, site, account, accountId, nonce, expiresAt }: Proof,
): TypedData => ({
  domain: { name: 'Ledgerleaf wallets', version: '1', chainId, verifyingContract: contract },
  types: {
    EIP712Domain: domainTypes,
    Proof: [
      { name: 'statement', type: 'string' },
      { name: 'site', type: 'string' },
      { name: 'account', type: 'string' },
      { name: 'accountId', type: 'string' },
      { name: 'wallet', type: 'address' },
      { name: 'nonce', type: 'bytes32' },
      { name: 'expiresAt', type: 'uint256' },
    ],
  },
  primaryType: 'Proof',
  message: {
    statement:
      'I have the key to this wallet and link it with the account named below, and with no other. This moves nothing.',
    site,
    account,
    accountId,
    wallet: address,
    nonce,
    expiresAt: String(Math.floor(expiresAt.getTime() / 1000)),
  },
})

type BringBack = { address: Hex; tokenId: bigint; quantity: number; nonce: string; deadline: number }

/**
 * What lets anybody hand tokens of a wallet back.
 * @NOTE the contract checks these very words: chain/contracts/LedgerleafCredits.sol
 */
export const bringBackData = (
  { chainId, contract }: SignedFor,
  { address, tokenId, quantity, nonce, deadline }: BringBack,
): TypedData => ({
  domain: { name: 'Ledgerleaf credits', version: '1', chainId, verifyingContract: contract },
  types: {
    EIP712Domain: domainTypes,
    BringBack: [
      { name: 'wallet', type: 'address' },
      { name: 'id', type: 'uint256' },
      { name: 'amount', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'BringBack',
  message: {
    wallet: address,
    id: tokenId.toString(),
    amount: String(quantity),
    nonce,
    deadline: String(deadline),
  },
})
