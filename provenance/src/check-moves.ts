import { certificateHash, type RetirementTold } from './certificate-hash.ts'
import { movesMax, type RecordedEntry, retiredEvent, transferEvent } from './chain-contract.ts'
import { holderAddress, tokenId } from './chain-names.ts'
import { type EventShape, type EventValues, type EvmLog, readEvent } from './evm-events.ts'
import { toHex } from './hex.ts'
import { Refusal } from './refusal.ts'

type Posting = {
  asset: string
  amount: number
  from: string
  to: string
  serials?: readonly (readonly [number, number])[]
}
export type MovedEntry = RetirementTold & { kind?: unknown; postings?: readonly Posting[] }

const nobody = `0x${'0'.repeat(40)}`

const eventsOf = <Shape extends EventShape>(shape: Shape, logs: readonly EvmLog[]): EventValues<Shape>[] =>
  logs.map((log) => readEvent(shape, log)).filter((values) => values !== null)

const isFinal = (account: string): boolean =>
  account.startsWith('credits/retired/') || account === 'credits/cancelled'

const sourceOf = ({ from }: Posting): string => (from.startsWith('world/') ? nobody : holderAddress(from))

/** Null where the log does not say where it went: a wallet of somebody's own is no part of an entry. */
const targetOf = ({ to }: Posting): string | null => {
  if (to === 'credits/withdrawn') return null
  return isFinal(to) ? nobody : holderAddress(to)
}

const tonnes = (amount: number) => `${amount} ${amount === 1 ? 'credit' : 'credits'}`

type Transfer = EventValues<typeof transferEvent>

const isOf = (posting: Posting, { id, amount, from, to }: Transfer): boolean => {
  const target = targetOf(posting)
  const isSame = id === tokenId(posting.asset) && amount === BigInt(posting.amount)
  return isSame && from === sourceOf(posting) && (target === null || to === target)
}

/** Each movement of the chain is one of the entry's, and where the entry is whole, each of the entry's one of the chain's. */
const checkTransfers = (postings: readonly Posting[], logs: readonly EvmLog[], isWhole: boolean): void => {
  const left = [...postings]
  for (const transfer of eventsOf(transferEvent, logs)) {
    const at = left.findIndex((posting) => isOf(posting, transfer))
    if (at < 0)
      throw new Refusal(
        `The chain moves ${transfer.amount} credits as the entry does not: others, another amount, or between other holders.`,
      )
    left.splice(at, 1)
  }
  const [missing] = left
  if (isWhole && missing)
    throw new Refusal(`The entry moves ${tonnes(missing.amount)} that the chain does not move.`)
}

const checkRetirement = (
  entry: MovedEntry,
  posting: Posting,
  logs: readonly EvmLog[],
  leaf: string,
): string => {
  const told = eventsOf(retiredEvent, logs).find(({ id }) => id === tokenId(posting.asset))
  if (!told) throw new Refusal('The chain does not say that these credits were retired.')
  if (told.amount !== BigInt(posting.amount))
    throw new Refusal(
      `The chain says that ${told.amount} were retired, and the entry says ${posting.amount}.`,
    )
  const certificate = toHex(certificateHash(entry, posting))
  if (told.certificate !== certificate)
    throw new Refusal('The chain names another certificate than the one the entry fixes.')
  if (told.leaf !== leaf) throw new Refusal('The chain names another entry for this retirement.')
  return `The chain retired ${tonnes(posting.amount)} of token ${told.id} for good, with the certificate’s hash ${certificate}.`
}

/**
 * That the chain moved exactly the credits that the entry moves, between the same holders. Answers what was found, in
 * words; refuses if not. `logs` are those of this entry alone, or of its last part where it has several.
 */
export const checkMoves = (entry: MovedEntry, { leaf, logs }: RecordedEntry): string => {
  // Money is in no token, and a promise, which has no serials, is no credit yet.
  const postings = entry.postings?.filter(({ serials }) => serials !== undefined)
  if (!postings)
    return 'The entry is so long that the log holds only the hash of its movements: they are not compared here.'
  const isWhole = postings.length <= movesMax
  checkTransfers(postings, logs, isWhole)
  const retired = postings.find(({ to }) => to.startsWith('credits/retired/'))
  if (retired) return checkRetirement(entry, retired, logs, leaf)
  if (!isWhole) return 'The entry is long and recorded in parts: what this transaction moves is the entry’s.'
  const total = postings.reduce((sum, { amount }) => sum + amount, 0)
  const moves = postings.length === 1 ? 'one movement' : `${postings.length} movements`
  return `The chain moved the same credits between the same holders: ${tonnes(total)} in ${moves}.`
}
