import { expect, test } from 'vitest'
import { stockKeys, stockOf } from './stock-parts.ts'

const kilns = {
  project_id: 'kilns',
  project_name: 'Kilns',
  range: 80,
  unlisted: 30,
  taken: { onHold: 0, heldByBuyers: 15, withdrawn: 0, retired: 5, cancelled: 0 },
}
const forest = { project_id: 'forest', project_name: 'Forest', range: 500, unlisted: 0 }
const named = { project_id: 'named', project_name: 'Only a name', range: 0, unlisted: 0 }

test('the parts of a project come to what it has issued, in the order of a credit’s life', () => {
  const [stock] = stockOf([kilns])
  expect(stock?.issued).toBe(100)
  expect(stock?.parts.map(({ label, credits }) => `${label} ${credits}`)).toEqual([
    'Not listed 30',
    'Listed 50',
    'Held by buyers 15',
    'Retired 5',
  ])
})

test('the largest stands first, and what has nothing issued is not drawn', () => {
  expect(stockOf([kilns, named, forest]).map(({ name }) => name)).toEqual(['Forest', 'Kilns'])
})

test('a key stands only for what is drawn of any of them', () => {
  expect(stockKeys(stockOf([forest])).map(({ label }) => label)).toEqual(['Listed'])
  expect(stockKeys(stockOf([forest, kilns]))).toHaveLength(4)
})
