import { expect, test } from 'vitest'
import { addTo, changeIn, sendIn, withoutBought } from './basket-changes.ts'
import { basketLinesMax, readLines } from './basket-store.ts'

const a = { listingId: 'a', quantity: 2 }
const b = { listingId: 'b', quantity: 5 }

test('the same listing twice is one line with both quantities', () => {
  expect(addTo(addTo([], 'a', 2), 'a', 3)).toEqual([{ listingId: 'a', quantity: 5 }])
})

test('a quantity of none takes the line out, and only that one', () => {
  expect(changeIn([a, b], 'a', 0)).toEqual([b])
  expect(changeIn([a, b], 'b', 1)).toEqual([a, { listingId: 'b', quantity: 1 }])
})

test('a full basket takes no further line', () => {
  const full = Array.from({ length: basketLinesMax }, (_, i) => ({ listingId: `${i}`, quantity: 1 }))
  expect(addTo(full, 'one more', 1)).toEqual(full)
})

test.each([null, '', 'x', '{}', '[1,null,{"listingId":1,"quantity":2},{"listingId":"a","quantity":-1}]'])(
  'what is no basket is read as an empty one: %s',
  (text) => {
    expect(readLines(text)).toEqual([])
  },
)

test('what was bought leaves the basket; what was added or changed since stays', () => {
  const sent = sendIn([a, b], 'one')
  expect(withoutBought(sent, 'one')).toEqual([])
  expect(withoutBought(sent, 'another')).toEqual(sent)
  const changed = addTo(changeIn(sent, 'b', 7), 'c', 1)
  expect(withoutBought(changed, 'one')).toEqual([
    { listingId: 'b', quantity: 7 },
    { listingId: 'c', quantity: 1 },
  ])
})
