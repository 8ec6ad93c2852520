import { inTurn } from './in-turn.ts'
import type { LocalStore, StoredBlock } from './store.ts'

/** A chain that ends with its process. */
export const memoryStore = (): LocalStore => {
  const blocks: StoredBlock[] = []
  const nodes = new Map<string, Uint8Array>()
  const alone = inTurn()
  const find = async (is: (block: StoredBlock) => boolean) => blocks.findLast(is) ?? null
  return {
    latest: async () => blocks.at(-1) ?? null,
    byNumber: async (number) => blocks[number] ?? null,
    byHash: (hash) => find((block) => block.hash === hash),
    ofTransaction: (hash) =>
      find(({ receipts }) => receipts.some(({ transactionHash }) => transactionHash === hash)),
    receiptsBetween: async (first, last) => blocks.slice(first, last + 1).flatMap(({ receipts }) => receipts),
    node: async (key) => nodes.get(key),
    keptFrom: async () => 0,
    extend: (work) =>
      alone(async () => {
        const made = await work(blocks.at(-1) ?? null)
        for (const [key, bytes] of made.nodes) nodes.set(key, bytes)
        blocks.push(made.block)
      }),
    cutAfter: (number) =>
      alone(async () => {
        blocks.splice(number + 1)
      }),
  }
}
