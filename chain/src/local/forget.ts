import { hexToNumber } from 'viem'
import { childrenOf, type Part } from './children.ts'
import type { ForgetfulStore, Round, StoredBlock } from './store.ts'

export type Forgetting = {
  store: ForgetfulStore
  /** A state is kept for so long at least, whatever comes after it. */
  keepMs: number
  /** And for so many blocks: the work of a round is as large as the state, and has to be worth it. */
  keepBlocks: number
  /** How many parts of the state one step looks at. */
  atOnce: number
  now: () => Date
}

const unprefixed = (hex: string): string => hex.replace(/^0x/, '')

/** Removes states that nobody needs any more, one bounded step at a time. A step answers whether there is more to do at once. */
export const openForgetting = ({ store, keepMs, keepBlocks, atOnce, now }: Forgetting) => {
  // What is still to be marked in a round. It is not kept: who starts anew begins at the top, and marks the same again.
  let walk: { round: number; open: Part[] } | undefined

  const isOld = ({ number, block }: StoredBlock, latest: StoredBlock): boolean =>
    latest.number - number >= keepBlocks && hexToNumber(block.timestamp) * 1000 + keepMs <= now().getTime()

  const markSome = async (round: number, top: StoredBlock): Promise<void> => {
    if (walk?.round !== round) walk = { round, open: [{ key: unprefixed(top.stateRoot), of: 'accounts' }] }
    // From the end: what is open stays as small as the tree is deep, not as wide.
    const parts = walk.open.splice(-atOnce)
    const found = await store.mark(round, [...new Set(parts.map(({ key }) => key))])
    for (const part of parts) {
      const bytes = found.get(part.key)
      if (!bytes) throw new Error(`a part of the state of block ${top.number} is missing: ${part.key}`)
      walk.open.push(...childrenOf(part, bytes))
    }
    if (walk.open.length > 0) return
    await store.endMarking(round)
    walk = undefined
  }

  const stepOf = async ({ round, fromBlock, isMarked }: Round): Promise<boolean> => {
    if (fromBlock === null) {
      await store.beginRound()
      return false
    }
    if (isMarked) {
      if ((await store.sweep(round, atOnce)) > 0) return true
      await store.endRound(round)
      return true
    }
    const [top, latest] = [await store.byNumber(fromBlock), await store.latest()]
    if (!top || !latest || !isOld(top, latest)) return false
    await markSome(round, top)
    return true
  }

  return { step: async (): Promise<boolean> => stepOf(await store.round()) }
}
export type StateForgetting = ReturnType<typeof openForgetting>
