import type { StandingCheck } from '@ledgerleaf/contract/standing'
import { expect, test } from 'vitest'
import { sumUp, worstFirst, writeFigure } from './check-words.ts'

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
  endsReadiness: false,
  silence: null,
  ...more,
})

test('what stops people stands first, and what is well last', () => {
  const states = worstFirst([check('unset'), check('good'), check('late'), check('stopping')])
  expect(states.map(({ state }) => state)).toEqual(['stopping', 'late', 'unset', 'good'])
})

test('the whole is told in a sentence, by the worst of it', () => {
  expect(sumUp([check('good')], true)).toBe('Everything this server depends on is healthy.')
  // A server whose mails reach nobody and that keeps no backup is not wholly well.
  expect(sumUp([check('good'), check('unset'), check('unset')], true)).toBe(
    'Everything configured is healthy. 2 things are not set up.',
  )
  expect(sumUp([check('late'), check('late'), check('unknown')], true)).toBe(
    '2 things need somebody to look. People are served.',
  )
  expect(sumUp([check('good'), check('unknown'), check('unknown')], true)).toBe(
    'The database was away and answers again. What could not be known meanwhile is read again. People are served.',
  )
  expect(sumUp([check('stopping'), check('late')], false)).toBe(
    'People are stopped by 1 thing. This server asks to be sent nobody.',
  )
  expect(sumUp([check('stopping')], true)).toContain('The site itself is served.')
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
