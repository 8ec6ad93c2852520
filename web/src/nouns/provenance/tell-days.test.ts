import { expect, test } from 'vitest'
import { tellDays } from './tell-days.ts'

const say = (says: string) => tellDays([{ says }])[0]?.says.replaceAll('\u00a0', ' ')

test('the day in a step of a proof is written as days are on the page', () => {
  expect(say('What is said is entry 80 of the log, of 2026-08-18.')).toBe(
    'What is said is entry 80 of the log, of Aug 18, 2026.',
  )
  expect(say('Seen by witness.example.org (2026-11-07 08:30 UTC).')).toBe(
    'Seen by witness.example.org (Nov 7, 2026 08:30 UTC).',
  )
})

test('what only looks like the beginning of one stays as it is', () => {
  expect(say('The hash of the entry is 20260818.')).toBe('The hash of the entry is 20260818.')
  expect(say('It is 2026-08-18T10:00:00Z.')).toBe('It is 2026-08-18T10:00:00Z.')
})
