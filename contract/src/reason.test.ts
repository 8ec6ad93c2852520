import { expect, test } from 'vitest'
import { Reason, ReasonIfAny } from './reason.ts'

test.each(['', '.', '...........', '1234567890', 'ok', 'a b c d e f g h i', ' \u0000 '])(
  '“%s” is no reason',
  (text) => {
    expect(Reason().safeParse(text).success).toBe(false)
    expect(ReasonIfAny().safeParse(text).success).toBe(text.replaceAll('\u0000', '').trim() === '')
  },
)

test('words of any script are a reason, without what stands around them', () => {
  expect(Reason().parse('  The file is of March. ')).toBe('The file is of March.')
  expect(Reason().safeParse('Файл не тот, что нужен').success).toBe(true)
  expect(Reason(20).safeParse('Longer than twenty characters').success).toBe(false)
})
