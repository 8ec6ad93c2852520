import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const frame = { width: 400, height: 200 }

test('words that would lie on each other or on a mark stand on another side of their own, the first come first', () => {
  const label = (id: string, x: number, y: number) => ({ id, x, y, wide: 40, reach: 12 })
  const placed = (...labels: ReturnType<typeof label>[]) => Object.fromEntries(placeLabels(labels, frame))
  expect(placed(label('a', 100, 50), label('b', 130, 50), label('c', 300, 50))).toEqual({
    a: 'below',
    b: 'right',
    c: 'below',
  })
  // Under the one is the mark of the other.
  expect(placed(label('a', 100, 50), label('b', 100, 70))).toEqual({ a: 'right', b: 'below' })
})

test('words with no room on any side are left out', () => {
  const label = (id: string, x: number, y: number) => ({ id, x, y, wide: 40, reach: 12 })
  const around = [label('n', 100, 28), label('s', 100, 72), label('w', 70, 50), label('e', 130, 50)]
  expect(placeLabels([...around, label('middle', 100, 50)], frame).has('middle')).toBe(false)
})

test('words do not stand over the edge of the map', () => {
  expect(Object.fromEntries(placeLabels([{ id: 'a', x: 10, y: 50, wide: 40, reach: 12 }], frame))).toEqual({
    a: 'right',
  })
})
