import { fromUtf8 } from './bytes.ts'
import { askRootAt, readRoot, recordedEntries } from './chain-contract.ts'
import { checkMoves, type MovedEntry } from './check-moves.ts'
import { type EvmRpc, readBlockHash, readQuantity, readReceipt } from './evm-receipt.ts'
import { leafHash } from './hashes.ts'
import { toHex } from './hex.ts'
import { consistencyProof, type HashSource, inclusionProof } from './prove.ts'
import { Refusal, Unanswered } from './refusal.ts'
import { verifyConsistency } from './verify-consistency.ts'
import type { ProofStep } from './verify-entry.ts'
import { verifyInclusion } from './verify-inclusion.ts'

export type VerifyOnChain = {
  /** The leaf exactly as it was logged, and its place in the log. */
  entryBytes: Uint8Array
  index: number
  /** Which chain, which contract on it, and the transaction that is said to record the entry. */
  chainId: number
  contract: string
  transaction: string
  /** How much of the log the contract is said to have the root of. */
  anchoredSize: number | null
  rpc: EvmRpc
  /** A state of the log whose signature was checked, and where the hashes of a log of some size can be read. */
  signed: { size: number; root: Uint8Array }
  hashesOf: (size: number) => HashSource
}

export type OnChainStepName = 'chain' | 'transaction' | 'entry' | 'credits' | 'anchor'
export type OnChainStep = Omit<ProofStep, 'name'> & { name: OnChainStepName }
export type OnChainVerdict = {
  /**
   * Verified: every step was reached and passed. Refuted: what was answered does not fit. Unchecked: the chain, or the log,
   * could not be asked all of it, and nothing that was answered speaks against the entry.
   */
  outcome: 'verified' | 'refuted' | 'unchecked'
  steps: OnChainStep[]
  /** Why it is not verified. */
  reason: string | null
}

const questions: Record<OnChainStepName, string> = {
  chain: 'Which chain answers.',
  transaction: 'Whether the transaction is in the chain.',
  entry: 'Whether it records this entry of the log.',
  credits: 'Whether it moves the same credits.',
  anchor: 'Whether the chain holds a root of the log that contains the entry.',
}

type Tell = (name: OnChainStepName, says: string, state?: OnChainStep['state']) => void

/**
 * Checks an entry of the log against a chain, step by step, by asking a node of it. It answers, and never throws. What it
 * shows is what that node says: whoever trusts none of ours asks one of their own.
 */
export const verifyOnChain = async (input: VerifyOnChain): Promise<OnChainVerdict> => {
  const told = new Map<OnChainStepName, OnChainStep>()
  const tell: Tell = (name, says, state = 'passed') => void told.set(name, { name, state, says })
  let stopped: Error | null = null
  try {
    await walk(input, tell)
  } catch (error) {
    const isTold = error instanceof Refusal || error instanceof Unanswered
    stopped = isTold ? error : new Unanswered('The chain could not be asked.')
  }
  let untold = stopped
  const steps = (Object.keys(questions) as OnChainStepName[]).map((name): OnChainStep => {
    const step = told.get(name)
    if (step) return step
    if (untold === null) return { name, state: 'not reached', says: questions[name] }
    const { message } = untold
    const state = untold instanceof Refusal ? 'failed' : 'not reached'
    untold = null
    return { name, state, says: message }
  })
  const missing = steps.find(({ state }) => state !== 'passed')
  if (!missing) return { outcome: 'verified', steps, reason: null }
  return { outcome: stopped instanceof Refusal ? 'refuted' : 'unchecked', steps, reason: missing.says }
}

const walk = async (input: VerifyOnChain, tell: Tell): Promise<void> => {
  const { rpc, chainId, contract, transaction, index, entryBytes } = input
  const number = readQuantity(await rpc('eth_chainId', []))
  if (number !== chainId) throw new Refusal(`Chain ${number} answers, and not chain ${chainId}.`)
  tell('chain', `Chain ${chainId} answers.`)

  const { block, blockHash, logs } = readReceipt(
    await rpc('eth_getTransactionReceipt', [transaction]),
    transaction,
  )
  const [current, newest] = await Promise.all([
    rpc('eth_getBlockByNumber', [`0x${block.toString(16)}`, false]).then(readBlockHash),
    rpc('eth_blockNumber', []).then(readQuantity),
  ])
  if (current !== blockHash || newest < block)
    throw new Refusal(`The chain has left block ${block} behind: the transaction is in none now.`)
  const above = newest - block + 1
  tell(
    'transaction',
    `The transaction succeeded in block ${block}, with ${above} ${above === 1 ? 'block' : 'blocks'} from there on.`,
  )

  const leaf = leafHash(entryBytes)
  const recorded = recordedEntries(logs, contract).get(index)
  if (!recorded) throw new Refusal(`The transaction does not record entry ${index} of the log.`)
  if (recorded.leaf !== toHex(leaf))
    throw new Refusal(`The chain records another entry ${index} than the log has: ${recorded.leaf}.`)
  tell('entry', `It records entry ${index} of the log by its hash ${recorded.leaf}.`)

  const entry = JSON.parse(fromUtf8(entryBytes)) as MovedEntry
  tell('credits', checkMoves(entry, recorded))
  await checkAnchor(input, leaf, tell)
}

const checkAnchor = async (
  { rpc, contract, anchoredSize: size, index, signed, hashesOf }: VerifyOnChain,
  leaf: Uint8Array,
  tell: Tell,
): Promise<void> => {
  if (size === null || size <= index)
    return tell(
      'anchor',
      'The chain has no root of the log yet that is younger than this entry.',
      'not reached',
    )
  const root = readRoot(await rpc('eth_call', [askRootAt(contract, size), 'latest']))
  const path = await inclusionProof(hashesOf(size), index, size)
  try {
    verifyInclusion({ leaf, index, size, root, proof: path })
  } catch {
    throw new Refusal(`The root the chain holds of the first ${size} entries does not contain this one.`)
  }
  // A log that was signed earlier is the beginning of the one that was anchored, or the other way round.
  const states = [{ size, root }, signed].sort((one, other) => one.size - other.size)
  const [older, newer] = states as [typeof signed, typeof signed]
  const proof =
    older.size === newer.size ? [] : await consistencyProof(hashesOf(newer.size), older.size, newer.size)
  verifyConsistency({
    oldSize: older.size,
    oldRoot: older.root,
    newSize: newer.size,
    newRoot: newer.root,
    proof,
  })
  tell(
    'anchor',
    `The root the chain holds of the first ${size} entries contains this one, and is one history with the log as it is signed: ${toHex(root)}.`,
  )
}
