import { mostAtOnce } from '@ledgerleaf/chain/artefact'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { toHex } from '@ledgerleaf/provenance/hex'
import { type ToldEntry, tellEntry } from '../ledger/told-entry.ts'
import { findLeavesFrom, type LogLeaf } from '../log/leaf-queries.ts'
import type { Reader } from '../platform/db.ts'
import type { Hex } from './hex.ts'
import { type Move, translateEntry, type WalletsOf, withdraws } from './translate-entry.ts'

/** One entry of the log, or one part of it, as the contract takes it. */
export type ChainPart = { index: bigint; part: number; more: boolean; leaf: Hex; moves: readonly Move[] }

/** Where the contract goes on: an entry of the log, and how many parts of it are in. */
export type LogPlace = { index: number; part: number }

/** Who knows the wallets of withdrawals: a room above this one. */
export type FindWallets = (db: Reader, keys: readonly string[]) => Promise<WalletsOf>

const leavesAtOnce = 200

export const leafHex = (bytes: Uint8Array): Hex => `0x${toHex(leafHash(bytes))}`

/**
 * The parts of an entry; none where it moves no issued credits. Each has as many moves as the contract takes at once, however
 * many are sent together: a part that is in must be the same part when it is made again.
 */
export const splitMoves = (index: number, leaf: Hex, moves: readonly Move[]): ChainPart[] => {
  const count = Math.ceil(moves.length / mostAtOnce)
  return Array.from({ length: count }, (_, part) => ({
    index: BigInt(index),
    part,
    more: part < count - 1,
    leaf,
    moves: moves.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  }))
}

type Told = { leaf: LogLeaf; entry: ToldEntry }

const tellAll = async (db: Reader, leaves: readonly LogLeaf[]): Promise<Told[]> => {
  const told: Told[] = []
  for (const leaf of leaves) {
    const entry = await tellEntry(db, leaf)
    if (entry) told.push({ leaf, entry })
  }
  return told
}

/** The parts that a page of the log leads to. */
export const partsOf = async (
  db: Reader,
  leaves: readonly LogLeaf[],
  findWallets: FindWallets,
): Promise<ChainPart[]> => {
  const told = await tellAll(db, leaves)
  const leaving = told.filter(({ entry }) => withdraws(entry)).map(({ entry }) => entry.key)
  const wallets = leaving.length > 0 ? await findWallets(db, leaving) : new Map<string, string>()
  return told.flatMap(({ leaf, entry }) =>
    splitMoves(leaf.index, leafHex(leaf.bytes), translateEntry(entry, wallets)),
  )
}

export type Gathered = {
  parts: readonly ChainPart[]
  /** Every entry of the log below this is in the parts, was in before, or moves no issued credits. */
  clearTo: number
}

/** The next parts behind a place, in the order of the log, with no more moves or entries than are wanted. */
export const gatherEntries = async (
  db: Reader,
  /** The contract's own counter, or further where nothing in between moves credits. */
  from: LogPlace,
  { most, findWallets }: { most: number; findWallets: FindWallets },
): Promise<Gathered> => {
  const parts: ChainPart[] = []
  let moves = 0
  let clearTo = from.index
  for (;;) {
    const leaves = await findLeavesFrom(db, clearTo, leavesAtOnce)
    for (const part of await partsOf(db, leaves, findWallets)) {
      if (Number(part.index) === from.index && part.part < from.part) continue
      const isFull = parts.length > 0 && (moves + part.moves.length > most || parts.length >= most)
      // The entry it stopped before is not clear, and neither is one of which a part is missing.
      if (isFull) return { parts, clearTo: Number(part.index) }
      parts.push(part)
      moves += part.moves.length
    }
    const last = leaves.at(-1)
    if (last) clearTo = last.index + 1
    if (leaves.length < leavesAtOnce) return { parts, clearTo }
  }
}
