import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { expect, test } from 'vitest'
import { isUntried, nearnessOf, sumUp, worstFirst, writeFigure } from './check-words.ts'

const check = (state: StandingCheck['state'], more: Partial<StandingCheck> = {}): StandingCheck => ({
  name: state,
  title: state,
  state,
  says: '',
  advice: null,
  cause: null,
  since: '2026-03-01T12:00:00.000Z',
  figure: null,
  limit: null,
  unit: 'seconds',
  isUntried: false,
  endsReadiness: false,
  silence: null,
  ...more,
})

test('what stops people stands first, and what is well last', () => {
  const states = worstFirst([check('unset'), check('good'), check('late'), check('stopping')])
  expect(states.map(({ state }) => state)).toEqual(['stopping', 'late', 'unset', 'good'])
})

test('the whole is told in a sentence, by the worst of it', () => {
  expect(sumUp([check('good')], true, 0)).toBe('Everything this server depends on is healthy.')
  // A server whose mails reach nobody and that keeps no backup is not wholly well.
  expect(sumUp([check('good'), check('unset'), check('unset')], true, 0)).toBe(
    '2 things are not set up. Everything else is healthy.',
  )
  expect(sumUp([check('late'), check('late'), check('unknown')], true, 0)).toBe(
    '2 things need somebody to look. People are served.',
  )
  expect(sumUp([check('good'), check('unknown'), check('unknown')], true, 0)).toBe(
    'The database was away and answers again. What could not be known meanwhile is read again. People are served.',
  )
  expect(sumUp([check('stopping'), check('late')], false, 0)).toBe(
    'People are stopped by 1 thing. This server asks to be sent nobody.',
  )
  expect(sumUp([check('stopping')], true, 0)).toContain('The site itself is served.')
})

test('slow statements are told with what is well', () => {
  expect(sumUp([check('good')], true, 1)).toBe(
    'Everything this server depends on is healthy, with 1 slow statement.',
  )
  expect(sumUp([check('good'), check('unset')], true, 8)).toBe(
    '1 thing is not set up. Everything else is healthy, with 8 slow statements.',
  )
})

test('what was never compared is neither well nor bad, and is told', () => {
  const chain = check('good', { name: 'chain', isUntried: true })
  expect(isUntried(chain)).toBe(true)
  expect(isUntried(check('good'))).toBe(false)
  expect(isUntried(check('late', { isUntried: true }))).toBe(false)
  expect(sumUp([check('good'), chain], true, 0)).toBe(
    '1 thing is not checked yet. Everything else is healthy.',
  )
  expect(sumUp([check('unset'), chain], true, 0)).toBe(
    '1 thing is not set up. 1 thing is not checked yet. Everything else is healthy.',
  )
})

test('what was measured is held against its alarm, and too little room is what is bad of room', () => {
  expect(nearnessOf(check('good'))).toBeNull()
  expect(nearnessOf(check('good', { figure: 3 }))).toBeNull()
  expect(nearnessOf(check('good', { figure: 15, limit: 60 }))).toBe(0.25)
  expect(nearnessOf(check('late', { figure: 90, limit: 60 }))).toBe(1)
  expect(nearnessOf(check('good', { figure: 4 * 2 ** 30, limit: 2 ** 30, unit: 'bytes' }))).toBe(0.25)
})

test('a figure is written with its unit and the limit it is held to', () => {
  expect(writeFigure(check('good'))).toBeNull()
  expect(writeFigure(check('good', { figure: 3, limit: 60 }))).toBe('3 s, alarm above 60 s')
  expect(writeFigure(check('good', { name: 'log', figure: 0, limit: 30 }))).toBe(
    'Longest wait 0 s, alarm above 30 s',
  )
  expect(writeFigure(check('good', { figure: 100_000, limit: 172_800 }))).toBe('28 h, alarm above 48 h')
  const disk = { figure: 80 * 2 ** 30, limit: 2 ** 30, unit: 'bytes' } as const
  expect(writeFigure(check('good', disk))).toBe('80.0 GiB, alarm below 1.0 GiB')
})
