import type { ChainDesk, ChainTransaction } from '@ledgerleaf/contract/chain'
import { expect, test } from 'vitest'
import { nameStanding, tellLag, tellTransaction, tellUncompared, tellVerification } from './desk-words.ts'

const status = (lag: Partial<ChainDesk['status']>) => lag as ChainDesk['status']

test('tells how far the chain is behind, and that sales do not wait', () => {
  expect(tellLag(status({ nextIndex: null, behind: 0 }))).toContain('has not answered yet')
  expect(tellLag(status({ nextIndex: 5, logSize: 6, behind: 1, behindSinceAt: null }))).toBe(
    '1 entry of the log waits for the chain. Sales do not wait for it.',
  )
})

test('says up to which entry the chain, the log and the last root go, where they differ', () => {
  const anchored = { size: 7, block: 3 } as NonNullable<ChainDesk['status']['anchored']>
  const known = status({ nextIndex: 5, logSize: 8, behind: 0, anchored })
  expect(tellLag(known)).toBe(
    'The chain is at entry 4. The log goes on to entry 7, with nothing that moves issued credits. The last anchored root covers it to entry 6.',
  )
  expect(tellLag({ ...known, anchored: { ...anchored, block: null } })).toContain(
    'A root of it to entry 6 is sent, and in no block yet.',
  )
  expect(tellLag(status({ nextIndex: 5, logSize: 5, behind: 0, anchored: null }))).toBe(
    'The chain is at entry 4. The log ends there too. No root of it is anchored yet.',
  )
  expect(tellLag(status({ nextIndex: 9, logSize: 8, behind: 0 }))).toBe(
    'The chain has 9 entries and the log here 8: the chain has what this log lacks.',
  )
})

test('tells what a transaction was for', () => {
  const told = (of: Partial<ChainTransaction>) => tellTransaction({ moves: 0, ...of } as ChainTransaction)
  expect(told({ kind: 'record', firstIndex: 4, lastIndex: 4, moves: 1 })).toBe('Entry 4, 1 movement')
  expect(told({ kind: 'record', firstIndex: 4, lastIndex: 1009, moves: 3 })).toBe(
    'Entries 4 to 1,009, 3 movements',
  )
  expect(told({ kind: 'anchor', firstIndex: null, lastIndex: null })).toBe('A root of the log')
})

test('tells whether ledger and chain agree', () => {
  const compared = { tokens: 2, balances: 9, retirements: 1, entries: 40 }
  const run = { compared, block: 41, differences: [] as string[] } as unknown as NonNullable<
    ChainDesk['verification']
  >
  expect(tellVerification(run)).toBe(
    'Ledger and chain agree: 2 tokens, 9 balances and 1 retirements at block 41.',
  )
  expect(tellVerification({ ...run, differences: ['a'] })).toContain('differ in 1 place,')
})

test('that ledger and chain agree is said of what was compared, and of nothing after it', () => {
  const known = status({ nextIndex: 5, logSize: 8, behind: 0 })
  const compared = (nextIndex: number, differences: string[] = []) =>
    ({ status: known, verification: { nextIndex, differences } }) as Pick<
      ChainDesk,
      'status' | 'verification'
    >
  const never = { status: known, verification: null }
  expect(nameStanding(never)).toBe('Every credit movement is on the chain. Balances not compared yet.')
  expect(tellUncompared(never)).toBeNull()
  expect(nameStanding(compared(5))).toBe('Ledger and chain agree up to entry 4')
  expect(tellUncompared(compared(5))).toBeNull()
  expect(nameStanding(compared(3))).toBe('Ledger and chain agree up to entry 2')
  expect(tellUncompared(compared(3))).toBe('Entries 3 to 4 came after the comparison.')
  expect(nameStanding(compared(5, ['a balance']))).toBe('Ledger and chain differ in 1 place')
})
