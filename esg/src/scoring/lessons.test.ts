import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDrawing } from '../../testing/read-drawing.ts'

type Lesson = { drawing: string[]; reportYear: number; expected: string[] }

const lessons = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', '..', 'training', 'lessons.json'), 'utf8'),
) as Lesson[]

const readings = lessons.map(({ drawing, reportYear, expected }) => ({
  expected,
  found: readDrawing(drawing.join('\n'), reportYear),
}))

test('of the figures the drawn lessons teach, nine in ten are read, and few that they do not hold', () => {
  const taught = readings.flatMap(({ expected }) => expected)
  const kept = readings.flatMap(({ expected, found }) => expected.filter((figure) => found.includes(figure)))
  const made = readings.flatMap(({ expected, found }) => found.filter((figure) => !expected.includes(figure)))
  expect(kept.length / taught.length).toBeGreaterThanOrEqual(0.9)
  expect(made.length / taught.length).toBeLessThanOrEqual(0.12)
})

test('of the drawn lessons, seven in ten are read to the last figure', () => {
  const whole = readings.filter(({ expected, found }) => expected.join() === found.join())
  expect(whole.length / readings.length).toBeGreaterThanOrEqual(0.7)
})
