import { expect, test } from 'vitest'
import { findBoxes } from './find-boxes.ts'

const line = (text: string, at: number) => ({
  text,
  box: { x0: 50, y0: at * 12, x1: 50 + text.length * 5, y1: at * 12 + 10 },
})
const lines = [
  line('Verification report', 1),
  line('Opinion. We conclude with reasonable', 2),
  line('assurance that the removals are stated', 3),
  line('fairly. Signed by us.', 4),
]

test('a quote over several lines is boxed line by line, from its first word to its last', () => {
  const boxes = findBoxes(lines, 'We conclude with reasonable assurance that the removals are stated fairly.')
  expect(boxes).toEqual([
    { x0: 95, y0: 24, x1: 230, y1: 34 },
    { x0: 50, y0: 36, x1: 240, y1: 46 },
    { x0: 50, y0: 48, x1: 80, y1: 58 },
  ])
})

test('other case, other spaces and a quote cut within a word are found all the same', () => {
  expect(findBoxes(lines, 'WE  CONCLUDE with\nreasonable assur…')).toEqual([
    { x0: 95, y0: 24, x1: 230, y1: 34 },
  ])
})

test('what is on the page only in its first half is boxed there, and a chance word is not', () => {
  expect(findBoxes(lines, 'We conclude with reasonable doubt about all of it')).toHaveLength(1)
  expect(findBoxes(lines, 'Signed in another place')).toEqual([])
  expect(findBoxes(lines, '')).toEqual([])
})
