import * as z from 'zod/mini'
import { ChainAddress, ChainEntryState, ChainHash } from './chain.ts'
import { endpoint } from './endpoint.ts'
import { Proof } from './proof.ts'
import { Credits, WantedCredits } from './units.ts'

/** A signature over typed data, as every wallet gives it: 65 bytes. */
export const WalletSignature = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^0x[0-9a-f]{130}$/, 'A signature is 0x and 130 letters and digits'),
  )

/** What a wallet is asked to sign (EIP-712), as `eth_signTypedData_v4` takes it: numbers as texts of digits. */
export const TypedData = z.object({
  domain: z.object({
    name: z.string(),
    version: z.string(),
    chainId: z.int(),
    verifyingContract: ChainAddress,
  }),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.string()),
})
export type TypedData = z.infer<typeof TypedData>

/** An address whose key a person has shown to have. */
export const Wallet = z.object({ id: z.string(), address: ChainAddress, provenAt: z.string() })
export type Wallet = z.infer<typeof Wallet>

/**
 * Linked: by its signature. Linked anew: by a newer signature than the one that had linked it with another account. Taken off:
 * by the person. Linked elsewhere: another account showed its key later, and the link with this one ended.
 */
export const WalletTurn = z.enum(['linked', 'linked_anew', 'taken_off', 'linked_elsewhere'])
export type WalletTurn = z.infer<typeof WalletTurn>

/** Something that happened to the link between one's account and a wallet. */
export const WalletStep = z.object({
  id: z.string(),
  address: ChainAddress,
  what: WalletTurn,
  at: z.string(),
})
export type WalletStep = z.infer<typeof WalletStep>

const batch = {
  batchId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  quantity: Credits,
}

/** Credits on their way to a wallet, or there. Once mined they are the wallet's. */
export const Withdrawal = z.object({
  ...batch,
  id: z.string(),
  address: ChainAddress,
  askedAt: z.string(),
  /** How far the chain has come with it; none where no chain is configured any more. */
  state: ChainEntryState,
  transaction: z.nullable(ChainHash),
  block: z.nullable(z.int()),
})
export type Withdrawal = z.infer<typeof Withdrawal>

/**
 * Signed: we have the signature and will send it. Sent: no block has it yet. Mined: it waits for its confirmations.
 * Back: the credits are in the holdings again. Refused: the contract said no, and nothing has changed. Reversed: the chain
 * took it back after we had believed it; we look into it.
 */
export const BringBackState = z.enum(['signed', 'sent', 'mined', 'back', 'refused', 'reversed'])
export type BringBackState = z.infer<typeof BringBackState>

/** Tokens that come back: asked for here, or seen on the chain because their wallet did it itself. */
export const BringBack = z.object({
  ...batch,
  id: z.string(),
  address: ChainAddress,
  at: z.string(),
  state: BringBackState,
  transaction: z.nullable(ChainHash),
  block: z.nullable(z.int()),
  /** Why the contract refused. */
  reason: z.nullable(z.string()),
})
export type BringBack = z.infer<typeof BringBack>

/** What one withdrew of a batch and nobody has brought back: one's own, as long as the wallet keeps it, and of no use here. */
export const WithdrawnCredits = z.object(batch)
export type WithdrawnCredits = z.infer<typeof WithdrawnCredits>

/** Held credits that were paid by card and may not leave for a wallet yet; the last of them may from then on. */
export const WaitingCredits = z.object({ batchId: z.string(), quantity: Credits, until: z.string() })
export type WaitingCredits = z.infer<typeof WaitingCredits>

export const OwnWallets = z.object({
  wallets: z.array(Wallet),
  withdrawn: z.array(WithdrawnCredits),
  withdrawals: z.array(Withdrawal),
  broughtBack: z.array(BringBack),
  trail: z.array(WalletStep),
  waiting: z.array(WaitingCredits),
  /** How long credits wait after they were paid by card; 0 where they do not. */
  cardWaitHours: z.int(),
})
export type OwnWallets = z.infer<typeof OwnWallets>

/** What a wallet has on the chain of one batch now. */
export const WalletTokens = z.object({
  ...batch,
  /** The token's number, in decimal digits. */
  tokenId: z.string(),
  /** Signed to be brought back, and still in the wallet. */
  leaving: Credits,
})
export type WalletTokens = z.infer<typeof WalletTokens>

export const WalletChallenge = z.object({ id: z.string(), typedData: TypedData, expiresAt: z.string() })
export type WalletChallenge = z.infer<typeof WalletChallenge>

const WalletAddress = z
  .string()
  .check(z.trim(), z.regex(/^0x[0-9a-fA-F]{40}$/, 'An address is 0x and 40 letters and digits'))

export const NameWallet = z.object({ address: WalletAddress })
export type NameWallet = z.infer<typeof NameWallet>

/** A proof is asked for where a wallet is linked and where credits leave: what leaves for somebody else's wallet does not come back. */
export const ProveWallet = z.extend(Proof, { challengeId: z.uuid(), signature: WalletSignature })
export type ProveWallet = z.infer<typeof ProveWallet>

const BatchId = z.uuid().check(z.toLowerCase())

export const NewWithdrawal = z.extend(Proof, {
  batchId: BatchId,
  walletId: z.uuid(),
  quantity: WantedCredits,
  /** That the person was told what leaves with it. */
  isUnderstood: z.literal(true, 'Please confirm that you know what withdrawing means'),
})
export type NewWithdrawal = z.infer<typeof NewWithdrawal>

export const PrepareBringBack = z.object({ batchId: BatchId, quantity: WantedCredits })
export type PrepareBringBack = z.infer<typeof PrepareBringBack>

/** What is to be signed, until when it counts and as the wallet's how-manieth. */
export const BringBackTerms = z.object({ typedData: TypedData, deadline: z.int(), nonce: z.string() })
export type BringBackTerms = z.infer<typeof BringBackTerms>

export const SignedBringBack = z.object({
  batchId: BatchId,
  quantity: WantedCredits,
  deadline: z.int(),
  nonce: z.string().check(z.regex(/^\d{1,20}$/)),
  signature: WalletSignature,
})
export type SignedBringBack = z.infer<typeof SignedBringBack>

const own = { tag: 'Wallets', caller: 'person' } as const
const ofWallet = z.object({ id: z.uuid() })
const Made = z.object({ id: z.string() })

export const walletsApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/wallets',
    summary: 'The wallets one has proven, what was withdrawn to them, and what comes back',
    effect: 'read',
    answer: OwnWallets,
    errors: [],
  }),
  tokens: endpoint({
    ...own,
    method: 'GET',
    path: '/api/wallets/:id/tokens',
    summary: 'What a wallet of one’s own has on the chain now',
    effect: 'read',
    params: ofWallet,
    answer: z.object({ tokens: z.array(WalletTokens) }),
    errors: ['not_found', 'not_available', 'chain_unavailable'],
  }),
  challenge: endpoint({
    ...own,
    method: 'POST',
    path: '/api/wallet-challenges',
    summary: 'What a wallet has to sign to be linked with the account',
    effect: 'change',
    body: NameWallet,
    answer: WalletChallenge,
    errors: ['forbidden', 'invalid_input', 'not_available', 'chain_unavailable', 'rate_limited'],
  }),
  prove: endpoint({
    ...own,
    method: 'POST',
    path: '/api/wallets',
    summary:
      'Links a wallet by its signature and a proof of who is there; a link with another account ends by a newer signature',
    effect: 'change',
    body: ProveWallet,
    answer: Wallet,
    errors: [
      'forbidden',
      'bad_signature',
      'wrong_credentials',
      'wrong_factor',
      'link_expired',
      'wallet_taken',
      'wallet_busy',
      'rate_limited',
    ],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/wallets/:id',
    summary: 'Takes a wallet off the account; what the chain says of it stays there',
    effect: 'change',
    params: ofWallet,
    answer: z.object({ done: z.literal(true) }),
    errors: ['not_found', 'not_permitted', 'wallet_busy'],
  }),
  withdraw: endpoint({
    ...own,
    method: 'POST',
    path: '/api/withdrawals',
    summary:
      'Takes held credits to a wallet of one’s own, as tokens, with a proof of who is there. Needs an Idempotency-Key header',
    effect: 'change',
    body: NewWithdrawal,
    answer: Made,
    errors: [
      'forbidden',
      'approval_needed',
      'not_found',
      'invalid_input',
      'wrong_credentials',
      'wrong_factor',
      'insufficient_credits',
      'credits_disputed',
      'credits_waiting',
      'not_backed',
      'tokens_not_allowed',
      'not_available',
      'chain_unavailable',
      'rate_limited',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
  prepareBringBack: endpoint({
    ...own,
    method: 'POST',
    path: '/api/wallets/:id/bring-back/terms',
    summary: 'What a wallet has to sign so that its tokens come back',
    effect: 'read',
    params: ofWallet,
    body: PrepareBringBack,
    answer: BringBackTerms,
    errors: [
      'forbidden',
      'not_found',
      'request_open',
      'insufficient_credits',
      'not_available',
      'chain_unavailable',
      'rate_limited',
    ],
  }),
  bringBack: endpoint({
    ...own,
    method: 'POST',
    path: '/api/wallets/:id/bring-back',
    summary:
      'Brings tokens back by the wallet’s signature; we send it to the chain and pay for it. Needs an Idempotency-Key header',
    effect: 'change',
    params: ofWallet,
    body: SignedBringBack,
    answer: Made,
    errors: [
      'forbidden',
      'not_found',
      'bad_signature',
      'link_expired',
      'request_open',
      'insufficient_credits',
      'not_available',
      'chain_unavailable',
      'rate_limited',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
} as const
