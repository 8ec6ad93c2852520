import { comparePromises } from '@ledgerleaf/contract/v1/compare-promises'
import { expect, test } from 'vitest'
import { readPublished } from '../http/guides.routes.ts'
import { promisesNow } from '../testing/promises-now.ts'

test('what the public API promises is what was last published: after a change, run npm run publish:api', async () => {
  expect(await promisesNow()).toEqual(readPublished().at(-1)?.lines)
})

test('nothing that was ever published was taken back', () => {
  const published = readPublished()
  expect(published.length).toBeGreaterThan(0)
  for (const [place, { lines }] of published.entries())
    expect(comparePromises(published[place - 1]?.lines ?? [], lines).broken).toEqual([])
})
