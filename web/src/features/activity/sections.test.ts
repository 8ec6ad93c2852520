import { emptyLine } from '@ledgerleaf/contract/activity-draft'
import { computeLines } from '@ledgerleaf/contract/compute-lines'
import { expect, test } from 'vitest'
import { holdsWords, sectionsOf } from './sections.ts'

const gas = emptyLine('1', {
  activity: 'natural-gas',
  amount: '1,000',
  unit: 'kWh',
  country: 'GB',
  site: 'Leeds',
})
const begun = emptyLine('2', { group: 'travel' })
const unknown = emptyLine('3', { group: 'nowhere' })
const made = (drafts: (typeof gas)[]) => {
  const { lines, problems } = computeLines(drafts, 2024)
  return sectionsOf(drafts, lines, problems)
}

test('a section tells how many lines it has, what they come to and how many are not complete', () => {
  const sections = made([gas, begun, unknown])
  const energy = sections.find(({ id }) => id === 'energy')
  expect([energy?.lines.length, energy?.grams, energy?.unfinished]).toEqual([2, 182_900_000 / 1000, 1])
  const travel = sections.find(({ id }) => id === 'travel')
  expect([travel?.lines.length, travel?.grams, travel?.unfinished]).toEqual([1, null, 1])
})

test('a line that does not say yet what it is stays in the section it was begun in', () => {
  expect(made([begun]).find(({ lines }) => lines.length > 0)?.id).toBe('travel')
  expect(made([{ ...begun, activity: 'natural-gas' }]).find(({ lines }) => lines.length > 0)?.id).toBe(
    'energy',
  )
})

test('a line is found by any of its words, its country and its amount however that is written', () => {
  for (const typed of ['gas', 'leeds gas', '1000', '1,000', 'united kingdom', 'GB kwh'])
    expect(holdsWords(gas, typed), typed).toBe(true)
  expect(holdsWords(gas, 'gas paris')).toBe(false)
})
