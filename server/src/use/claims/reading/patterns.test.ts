import { expect, test } from 'vitest'
import { senses } from '../words/lookup.ts'
import { patterns } from './patterns.ts'

test('every word of a pattern is a sense that some word has', () => {
  const named = patterns.flatMap(({ find, needs = [], unless = [], notBetween = [] }) => [
    ...find.split(' ').flatMap((piece) => (/^[~<]/.test(piece) ? [] : piece.split('|'))),
    ...needs,
    ...unless,
    ...notBetween,
  ])
  expect(named.filter((sense) => !senses.has(sense))).toEqual([])
})
