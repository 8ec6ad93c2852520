import type { ChainTransaction } from '@ledgerleaf/contract/chain'
import { expect, test } from 'vitest'
import { chainPieces } from './chain-pieces.ts'

const sent = (
  block: number | null,
  entries: [number, number] | null,
  state: ChainTransaction['state'] = 'confirmed',
) =>
  ({
    kind: entries ? 'record' : 'anchor',
    block,
    firstIndex: entries?.[0] ?? null,
    lastIndex: entries?.[1] ?? null,
    moves: entries ? 2 : 0,
    state,
  }) as ChainTransaction

test('transactions of one block are one piece, the oldest block first', () => {
  expect(chainPieces([sent(4, null), sent(4, [20, 29]), sent(4, [10, 19]), sent(3, [0, 9])], 9)).toEqual([
    { block: 3, entries: { first: 0, last: 9 }, moves: 2, isAnchor: false, isConfirmed: true },
    { block: 4, entries: { first: 10, last: 29 }, moves: 4, isAnchor: true, isConfirmed: true },
  ])
})

test('what no block has, and what was refused, stands beside no block', () => {
  expect(chainPieces([sent(null, [1, 2], 'sent'), sent(5, [1, 2], 'refused')], 9)).toEqual([])
})

test('of many blocks the newest are shown, and one that may still be left behind is not confirmed', () => {
  const found = chainPieces([sent(9, [9, 9], 'mined'), sent(8, [8, 8]), sent(7, [7, 7])], 2)
  expect(found.map(({ block, isConfirmed }) => [block, isConfirmed])).toEqual([
    [8, true],
    [9, false],
  ])
})
