import { expect, test } from 'vitest'
import type { ReviewedProject } from './operator.ts'
import { reviewChecks } from './review-checks.ts'

const backing = { state: 'records', reason: 'matched', credits: 10, asOf: null, url: null }
const project = (changes: object = {}) =>
  ({
    name: 'Orchard Char',
    sellerName: 'Orchard Ltd',
    blocks: [{ backing }, { backing }],
    record: { name: 'Orchard Char', country: 'KE', proponent: 'Orchard Ltd' },
    likes: [],
    documents: [{ kind: 'verification', state: 'read' }],
    checklist: [],
    stated: [],
    file: { country: 'KE', registryProjectId: '1' },
    ...changes,
  }) as unknown as ReviewedProject

test('what is in order reads so, and what is not never reads as if it were', () => {
  const good = reviewChecks(project())
  expect(good.every(({ done }) => done)).toBe(true)
  const bad = reviewChecks(
    project({
      blocks: [{ backing }, { backing: { ...backing, state: 'missing' } }],
      record: { name: 'Another Char', country: 'UG', proponent: 'Somebody Else' },
      likes: [{}],
      documents: [],
      checklist: [{ title: 'Methodology', done: false }],
    }),
  )
  const wrong = bad.filter(({ done }) => !done).map(({ text }) => text)
  expect(wrong).toEqual([
    'Serial blocks that do not stand at their registry: 1 of 2',
    'The record is of “Another Char”, the file of “Orchard Char”. The record says UG, the file KE',
    'The registry names Somebody Else as owner, the seller is Orchard Ltd',
    'Another seller entered it too',
    'No verification report was read',
    'Open in the file: Methodology',
  ])
  for (const { text } of good) expect(wrong).not.toContain(text)
})

test('without a record nothing is said to be as in the record', () => {
  const texts = reviewChecks(project({ record: null, blocks: [] })).filter(({ done }) => !done)
  expect(texts.map(({ text }) => text)).toEqual([
    'No serial block is entered',
    'No record of the project is here',
    'Name and country could not be compared: there is no record',
  ])
})

test('a record that gives no country is not said to agree on it', () => {
  const record = { name: 'Orchard Char', country: null, proponent: null }
  const texts = reviewChecks(project({ record })).map(({ text }) => text)
  expect(texts).toContain('The name is as in the record, which gives no country')
  expect(texts).not.toContain('Name and country are as in the record')
})
