import type { BackedAtRegistry, UnbackedBatch } from '@ledgerleaf/contract/operator'
import { expect, test } from 'vitest'
import { backedRows, tellBacked } from './backed-words.ts'

const nature = { registry: 'Nature', credits: 1200, attestedCredits: 200, batches: 2, projects: 1 }
const removal = { registry: 'Removal', credits: 300, attestedCredits: 0, batches: 1, projects: 1 }
const backed: BackedAtRegistry[] = [
  { ...nature, asOf: '2026-11-14' },
  { ...removal, asOf: '2026-11-10' },
]
const batch = { registry: 'Removal', withSeller: 5, withBuyers: 30, retired: 1 } as UnbackedBatch

test('where all stands at its registry the verdict counts it, and goes by the oldest record', () => {
  expect(tellBacked(backed, [])).toMatchObject({
    isGood: true,
    title: '1,500 credits, all backed',
  })
  expect(tellBacked(backed, []).text).toContain(
    'In 3 blocks of 2 projects, as of Nov\u00a010,\u00a02026. Counted is all that was brought here',
  )
})

test('what is missing leads, with what of it buyers hold', () => {
  const { isGood, title, text } = tellBacked(backed, [batch])
  expect(isGood).toBe(false)
  expect(title).toBe('36 credits in 1 block are not backed')
  expect(text).toContain('Buyers hold 30 credits of it.')
  expect(backedRows(backed, [batch]).map(({ registry, missing }) => [registry, missing])).toEqual([
    ['Removal', 36],
    ['Nature', 0],
  ])
})

test('a registry of which nothing stands is drawn too', () => {
  expect(backedRows([], [batch])).toMatchObject([{ registry: 'Removal', byRecords: 0, missing: 36 }])
})
