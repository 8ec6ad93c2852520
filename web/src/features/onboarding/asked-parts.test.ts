import { expect, test } from 'vitest'
import { askedParts } from './asked-parts.ts'
import { partOf } from './next-doing.ts'

const entry = (id: string, done = false) => ({ id, title: `Enter ${id}`, done })

test('every entry of the checklist stands under one heading, in the order of the page', () => {
  const checklist = Object.keys(partOf).map((id) => entry(id))
  const asked = askedParts(checklist)
  expect(asked.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(checklist.map(({ id }) => id))
  expect(asked.map(({ title }) => title)).toEqual([
    'Documents',
    'The project',
    'Place and time',
    'Statements',
    'Vintages and serial blocks',
    'Who you are',
  ])
})

test('a part names what it misses, and one that nothing is asked of is left out', () => {
  expect(askedParts([entry('category', true), entry('methodology')])).toMatchObject([
    { title: 'The project', missing: ['Enter methodology'] },
  ])
})

test('an entry that no part is known for is asked among the facts', () => {
  expect(askedParts([entry('new')]).map(({ id }) => id)).toEqual(['facts'])
})
