import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeReplay } from '../../../server/src/ledger/replay.ts'
import { happenings } from './happenings.ts'
import type { Offer } from './supply.ts'

const size = {
  ...{ scale: 1, sellers: 2, buyers: 5, listings: 4, orders: 500, relistings: 250, analyses: 0 },
  ...{ oneOfTheSeller: 20, oneOfTheBuyer: 100 },
}
const offers = Array.from({ length: size.listings }, (_, place): Offer => {
  const ids = { listing: randomUUID(), batch: randomUUID(), seller: randomUUID(), project: randomUUID() }
  const named = { projectName: 'Cedar', registryProject: `YEAR${place}`, prefix: `YEAR-${place}` }
  return { ...ids, ...named, priceCents: 725, vintage: 2020, next: 1 }
})
const buyers = Array.from({ length: size.buyers }, () => randomUUID())
const words = { salt: Buffer.alloc(32), details: '00' }

test('a year of trade takes nothing that is not there, and leaves each serial where its writer says', () => {
  const ledger = makeReplay()
  const faults: string[] = []
  const kinds = new Map<string, number>()
  for (const { entries } of happenings({ size, offers, buyers, demoBuyer: randomUUID(), words }))
    for (const { kind, postings } of entries) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      for (const posting of postings) faults.push(...[ledger.replay(posting)].filter((says) => says !== null))
    }
  expect(faults).toEqual([])
  expect(Object.fromEntries(kinds)).toEqual({
    ...{ issue: 4, list: 254, unlist: 250, hold: 500, release: 50, pay: 450, settle: 450, retire: 450 },
  })
  for (const { batch, listing, next } of offers) {
    const ranges = ledger.maps.get(batch)?.ranges() ?? []
    expect(ranges.at(-1)).toEqual({ account: `credits/listed/${listing}`, first: next, last: 1_000_000 })
    // No two that adjoin are of one account: the writer keeps each as a range of its own.
    const adjoining = ranges.filter(({ account }, at) => account === ranges[at + 1]?.account)
    expect(adjoining).toEqual([])
  }
})
