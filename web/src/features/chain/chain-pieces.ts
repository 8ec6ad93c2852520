import type { ChainTransaction } from '@ledgerleaf/contract/chain'

/** A block with what it holds of the log. */
export type ChainPiece = {
  block: number
  /** Entries of the log, from the first to the last; null where the block holds none. */
  entries: { first: number; last: number } | null
  moves: number
  /** Whether it also holds a root of the log. */
  isAnchor: boolean
  isConfirmed: boolean
}

/** The newest blocks that hold anything of the log, the oldest of them first: several transactions of one block are one piece. */
export const chainPieces = (transactions: readonly ChainTransaction[], shownMax: number): ChainPiece[] => {
  const pieces = new Map<number, ChainPiece>()
  for (const { block, kind, firstIndex, lastIndex, moves, state } of transactions) {
    if (block === null || (state !== 'mined' && state !== 'confirmed')) continue
    if (kind !== 'record' && kind !== 'anchor') continue
    const known = pieces.get(block)
    const own = firstIndex === null || lastIndex === null ? null : { first: firstIndex, last: lastIndex }
    const before = known?.entries
    pieces.set(block, {
      block,
      entries:
        own && before
          ? { first: Math.min(own.first, before.first), last: Math.max(own.last, before.last) }
          : (own ?? before ?? null),
      moves: (known?.moves ?? 0) + moves,
      isAnchor: kind === 'anchor' || (known?.isAnchor ?? false),
      isConfirmed: state === 'confirmed' && (known?.isConfirmed ?? true),
    })
  }
  return [...pieces.values()].toSorted((a, b) => a.block - b.block).slice(-shownMax)
}
