import { creditsAbi as abi } from '@ledgerleaf/chain/artefact'
import type { ChainVerification } from '@ledgerleaf/contract/chain'
import { holderAddress } from '@ledgerleaf/provenance/chain-names'
import { decodeEventLog, toEventSelector } from 'viem'
import type { Reader } from '../platform/db.ts'
import { type Expected, entryWord, expectChain, retirementWord } from './expect-chain.ts'
import type { Hex } from './hex.ts'
import type { ChainNode } from './node.ts'

const differencesMax = 100
const balancesAtOnce = 100
const blocksAtOnce = 5000
const blocksAtLeast = 50

type Report = (says: string) => void
type Balance = { name: string; id: bigint; amount: number; kept: bigint }

/** What every known holder has, in the order of the expected. */
const readBalances = async (node: ChainNode, { balances }: Expected, block: number): Promise<Balance[]> => {
  const wanted = [...balances.values()]
  const found: Balance[] = []
  for (let from = 0; from < wanted.length; from += balancesAtOnce) {
    const page = wanted.slice(from, from + balancesAtOnce)
    const holders = page.map(({ name }) => holderAddress(name) as Hex)
    const kept = await node.read('balanceOfBatch', [holders, page.map(({ id }) => id)], block)
    found.push(...page.map((balance, at) => ({ ...balance, kept: kept[at] ?? 0n })))
  }
  return found
}

const compareBalances = (balances: readonly Balance[], report: Report): void => {
  for (const { name, id, amount, kept } of balances)
    if (kept !== BigInt(amount))
      report(`${name} has ${kept} of token ${id} on the chain; by the ledger it is ${amount}`)
}

const compareHeld = async (
  node: ChainNode,
  balances: readonly Balance[],
  block: number,
  report: Report,
): Promise<void> => {
  for (const { name, id, amount } of balances) {
    if (!name.startsWith('credits/held/') || amount === 0) continue
    const held = await node.read('heldBy', [holderAddress(name) as Hex, id], block)
    if (held !== BigInt(amount))
      report(
        `${held} of token ${id} are marked as held in ${name} on the chain; by the ledger it is ${amount}`,
      )
  }
}

const compareTotals = async (
  node: ChainNode,
  { totals }: Expected,
  balances: readonly Balance[],
  block: number,
  report: Report,
): Promise<void> => {
  const inKeeping = new Map<bigint, bigint>()
  for (const { id, kept } of balances) inKeeping.set(id, (inKeeping.get(id) ?? 0n) + kept)
  for (const [id, expected] of totals) {
    const supply = await node.read('totalSupply', [id], block)
    const said = {
      issued: await node.read('issuedOf', [id], block),
      held: await node.read('heldOf', [id], block),
      retired: await node.read('retiredOf', [id], block),
      cancelled: await node.read('cancelledOf', [id], block),
      // What no holder has is in wallets, or on its way back from them.
      withdrawn: supply - (inKeeping.get(id) ?? 0n),
    }
    for (const what of ['issued', 'held', 'retired', 'cancelled', 'withdrawn'] as const)
      if (said[what] !== BigInt(expected[what]))
        report(`${said[what]} of token ${id} are ${what} on the chain; by the ledger it is ${expected[what]}`)
    const left = BigInt(expected.issued - expected.retired - expected.cancelled)
    if (supply !== left) report(`the supply of token ${id} is ${supply}; by the ledger it is ${left}`)
  }
}

/** Events of one kind from the first block on, in ranges as large as the node answers. */
const readEvents = async (node: ChainNode, signature: Hex, first: number, last: number) => {
  const found: { topics: Hex[]; data: Hex }[] = []
  let span = blocksAtOnce
  for (let from = first; from <= last; ) {
    const to = Math.min(last, from + span - 1)
    try {
      found.push(...(await node.logs([signature], from, to)))
      from = to + 1
    } catch (error) {
      if (span <= blocksAtLeast) throw error
      span = Math.ceil(span / 2)
    }
  }
  return found
}

const selectorOf = (name: 'Retired' | 'Recorded'): Hex => {
  const event = abi.find((item) => item.type === 'event' && item.name === name)
  if (event?.type !== 'event') throw new Error(`the contract has no event ${name}`)
  return toEventSelector(event)
}

/** Each side as a list in which the same may stand more than once. */
const compareLists = (expected: readonly string[], found: readonly string[], report: Report): void => {
  const counts = new Map<string, number>()
  for (const word of expected) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) - 1)
  for (const [word, count] of counts) {
    if (count > 0) report(`the chain lacks the ${word}`)
    if (count < 0) report(`the chain has one the ledger lacks: the ${word}`)
  }
}

type Arguments = { index: bigint; leaf: Hex; id: bigint; holder: Hex; amount: bigint; certificate: Hex }

const readWords = async (
  node: ChainNode,
  name: 'Retired' | 'Recorded',
  { first, last }: { first: number; last: number },
): Promise<string[]> => {
  const events = await readEvents(node, selectorOf(name), first, last)
  return events.map(({ topics, data }) => {
    const { args } = decodeEventLog({ abi, topics: topics as [Hex, ...Hex[]], data })
    const told = args as unknown as Arguments
    return name === 'Retired' ? retirementWord(told) : entryWord(told.index, told.leaf)
  })
}

/**
 * Compares every balance, supply, held mark, retirement and entry of the ledger with the chain at one block: the ledger as it
 * was when the contract had come that far. It only reads.
 */
export const verifyChain = async (
  db: Reader,
  node: ChainNode,
  { begunBlock, now }: { begunBlock: number | null; now: () => Date },
): Promise<ChainVerification> => {
  const ranAt = now()
  const block = await node.blockNumber()
  const { hash } = await node.block(block)
  const { index, part } = await node.head(block)
  const expected = await expectChain(db, { index, part })
  const differences: string[] = []
  const report = (says: string) => {
    if (differences.length < differencesMax) differences.push(says)
  }
  const balances = await readBalances(node, expected, block)
  compareBalances(balances, report)
  await compareHeld(node, balances, block, report)
  await compareTotals(node, expected, balances, block, report)
  const span = { first: begunBlock ?? 0, last: block }
  compareLists(expected.retirements, await readWords(node, 'Retired', span), report)
  compareLists(expected.entries, await readWords(node, 'Recorded', span), report)
  if ((await node.block(block)).hash !== hash)
    throw new Error(`block ${block} was left behind while it was compared; try again`)
  return {
    at: ranAt.toISOString(),
    block,
    blockHash: hash,
    nextIndex: index,
    compared: {
      tokens: expected.totals.size,
      balances: balances.length,
      retirements: expected.retirements.length,
      entries: expected.entries.length,
    },
    differences,
    tookMs: now().getTime() - ranAt.getTime(),
  }
}
