import { acts } from '@ledgerleaf/chain/artefact'
import { certificateHash } from '@ledgerleaf/provenance/certificate-hash'
import { holderAddress, tokenId } from '@ledgerleaf/provenance/chain-names'
import { toHex } from '@ledgerleaf/provenance/hex'
import { issuancePrefix, retiredPrefix } from '../ledger/accounts.ts'
import type { ToldEntry, ToldPosting } from '../ledger/told-entry.ts'
import type { Hex } from './hex.ts'

type Act = (typeof acts)[keyof typeof acts]

/** One movement of issued credits, as the contract takes it. */
export type Move = {
  act: Act
  fromHeld: boolean
  toHeld: boolean
  from: Hex
  to: Hex
  id: bigint
  amount: bigint
  certificate: Hex
}

/** Credits that are in wallets of their owners: no holder's address, but theirs. */
export const withdrawnName = 'credits/withdrawn'
const cancelledName = 'credits/cancelled'
const heldPrefix = 'credits/held/'

const nobody: Hex = `0x${'0'.repeat(40)}`
const noCertificate: Hex = `0x${'0'.repeat(64)}`

/** The wallet that credits were withdrawn to, by the key of the entry. The log does not say it. */
export type WalletsOf = ReadonlyMap<string, string>

/** Money has no serials, and neither has a promise: nothing of either is issued. */
export const movesIssued = ({ serials }: ToldPosting): boolean => serials !== undefined

export const withdraws = ({ postings }: ToldEntry): boolean =>
  postings.some((posting) => movesIssued(posting) && posting.to === withdrawnName)

const actOf = ({ from, to }: ToldPosting): Act => {
  if (from.startsWith(issuancePrefix)) return acts.issue
  if (to.startsWith(retiredPrefix)) return acts.retire
  if (to === cancelledName) return acts.cancel
  return to === withdrawnName ? acts.withdraw : acts.move
}

const receiver = (act: Act, posting: ToldPosting, wallet: string | undefined): Hex => {
  if (act === acts.retire || act === acts.cancel) return nobody
  if (act !== acts.withdraw) return holderAddress(posting.to) as Hex
  if (wallet === undefined) throw new Error('nobody knows the wallet that credits were withdrawn to')
  return wallet as Hex
}

const translate = (entry: ToldEntry, posting: ToldPosting, wallet: string | undefined): Move => {
  const act = actOf(posting)
  return {
    act,
    fromHeld: posting.from.startsWith(heldPrefix),
    toHeld: posting.to.startsWith(heldPrefix),
    from: act === acts.issue ? nobody : (holderAddress(posting.from) as Hex),
    to: receiver(act, posting, wallet),
    id: tokenId(posting.asset),
    amount: BigInt(posting.amount),
    certificate: act === acts.retire ? `0x${toHex(certificateHash(entry, posting))}` : noCertificate,
  }
}

/** The movements of issued credits in an entry, in their order; of money and promises the chain knows nothing. */
export const translateEntry = (entry: ToldEntry, wallets: WalletsOf): Move[] =>
  entry.postings
    .filter(movesIssued)
    .map((posting) => translate(entry, posting, wallets.get(entry.key)?.toLowerCase()))
