import { expect, test } from 'vitest'
import { toEntry } from './log-queries.ts'

const leaf = (kind: string, postings: unknown[]) => ({
  index: 4,
  entryId: '01a1ef95-b971-730f-ba42-e22c1decb334',
  about: 'entry' as const,
  bytes: new TextEncoder().encode(
    JSON.stringify({ kind, key: `${kind}:1`, at: '2026-11-18T10:00:00.000Z', postings }),
  ),
})
const promise = '01a1ef95-b971-730f-ba42-e22c1decb335'
const batch = '01a1ef95-b971-730f-ba42-e22c1decb336'
const move = (asset: string, amount: number, from: string, to: string) => ({ asset, amount, from, to })

test('a delivery that uses up a promise counts its tonnes once', () => {
  const entry = toEntry(
    leaf('deliver', [
      move(promise, 20, 'credits/held', 'credits/cancelled'),
      move(batch, 20, 'credits/available', 'credits/owned'),
      move('usd', 4000, 'money/held', 'money/proceeds'),
    ]),
    new Map([
      [promise, 'Followed Wood'],
      [batch, 'Followed Wood'],
    ]),
  )
  expect(entry.projectNames).toEqual(['Followed Wood'])
  expect(entry.credits).toBe(20)
})

test('an entry that only cancels says how many, and one of money alone says nothing of credits', () => {
  const nobody = new Map<string, string>()
  const cancelled = toEntry(
    leaf('cancel', [move(batch, 7, 'credits/available', 'credits/cancelled')]),
    nobody,
  )
  const paid = toEntry(leaf('payout', [move('usd', 4000, 'money/proceeds', 'money/payouts')]), nobody)
  expect([cancelled.credits, paid.credits]).toEqual([7, null])
})

test('a hold and its sale name the same project first, in whichever order they moved the batches', () => {
  const projectOf = new Map([
    [promise, 'Skarn Ridge'],
    [batch, 'Hartmoor Kilns'],
  ])
  const namesOf = (batches: readonly string[]) =>
    toEntry(
      leaf(
        'hold',
        batches.map((one) => move(one, 4, 'credits/listed', 'credits/held')),
      ),
      projectOf,
    ).projectNames
  expect(namesOf([promise, batch])).toEqual(['Hartmoor Kilns', 'Skarn Ridge'])
  expect(namesOf([batch, promise])).toEqual(['Hartmoor Kilns', 'Skarn Ridge'])
})
