import { expect, test } from 'vitest'
import { dueWords, nearnessOf } from './due-words.ts'

const now = new Date('2026-11-19T23:00:00Z')

test('a day is told with how near it is, by the days of UTC', () => {
  expect(dueWords('2026-11-18', now)).toBe('Nov\u00a018,\u00a02026, overdue')
  expect(dueWords('2026-11-19', now)).toBe('Nov\u00a019,\u00a02026, today')
  expect(dueWords('2026-11-20', now)).toBe('Nov\u00a020,\u00a02026, tomorrow')
  expect(dueWords('2026-11-21', now)).toBe('Nov\u00a021,\u00a02026')
})

test('what is due within two days asks for attention', () => {
  expect(['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22'].map((day) => nearnessOf(day, now))).toEqual(
    ['overdue', 'near', 'near', 'far'],
  )
})
