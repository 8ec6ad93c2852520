import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countStrangers } from './count-strangers.ts'
import { languages } from './languages.ts'
import { readWords, saysOnly } from './read-words.ts'
import { type Concept, entriesOf } from './words.ts'

const plain = languages.flatMap(({ code, words }) =>
  Object.entries(words).flatMap(([concept, list]) =>
    entriesOf(list)
      .filter((entry) => !/[*|^$]|^-|\.\./.test(entry))
      .map((entry) => ({ code, concept: concept as Concept, entry })),
  ),
)

test('every listed word is found between others, in capitals, and without its accents', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plain),
      fc.boolean(),
      fc.boolean(),
      ({ concept, entry }, capitals, bare) => {
        const accented = capitals ? entry.toUpperCase() : entry
        // Umlauts without their dots are another spelling than the ones with an e.
        const word =
          bare && !/[\u2e80-\uffff]/.test(entry) ? accented.normalize('NFD').replace(/\p{M}/gu, '') : accented
        expect(readWords(`(qqq) ${word}, qqq`).has(concept)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a word of an alphabet is not found within a longer one', () => {
  const alphabetic = plain.filter(({ entry }) => /^[a-z]{3,}$/.test(entry))
  fc.assert(
    fc.property(fc.constantFrom(...alphabetic), ({ entry }) => {
      const { folded, hits } = readWords(`qj${entry}jq`)
      // Only what is listed as a part of words may be found there.
      expect(hits.every(({ from, to }) => folded.slice(from, to) !== ` ${entry} `)).toBe(true)
      expect(hits.some(({ from }) => from === 1)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('no text makes the reader throw, and what it finds stands in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const read = readWords(text)
      expect(read.hits.every(({ from, to }) => from >= 1 && from < to && to <= read.folded.length)).toBe(true)
      const { words, strangers } = countStrangers(read)
      expect(strangers).toBeLessThanOrEqual(words)
    }),
  )
})

test('words in which a concept is not meant hide it, and only there', () => {
  expect(readWords('net sales').has('net')).toBe(false)
  expect(readWords('net sales and net emissions').has('net')).toBe(true)
  expect(readWords('response to climate change').has('change')).toBe(false)
  expect(readWords('greenhouse gas').has('component')).toBe(false)
})

test('a word of any ending, words with others between them, and a word that must come first', () => {
  expect(readWords('eingekaufter Güter').has('category1')).toBe(true)
  expect(readWords('viel eingekauft').has('category1')).toBe(false)
  expect(readWords('transport et distribution en amont').has('category4')).toBe(true)
  expect(readWords('energy').has('energy')).toBe(true)
  expect(readWords('our energy').has('energy')).toBe(false)
})

test('Chinese is read in both scripts, and characters set apart are read together', () => {
  expect(readWords('溫室氣體排放總量').has('total')).toBe(true)
  expect(readWords('温室气体排放总量').has('total')).toBe(true)
  expect(readWords('單 位').has('table')).toBe(true)
})

test('of words in each other the longer is the one that was named', () => {
  expect(readWords('natural gas, diesel and natural gas').found('component')).toEqual([
    'natural gas',
    'diesel',
  ])
})

test('a text says only one thing when nothing stands beside it', () => {
  expect(saysOnly('Vorjahr', 'priorYear')).toBe(true)
  expect(saysOnly('Vorjahr angepasst', 'priorYear')).toBe(false)
  expect(saysOnly('前年度', 'priorYear')).toBe(true)
})

test.each([
  ['Total Scope 1 emissions', 0],
  ['Scope 1 emissions of the Springfield smelter', 2],
  ['Direkte Emissionen', 0],
  ['範疇一排放量', 0],
])('%s has %d words nobody knows', (text, strangers) => {
  expect(countStrangers(readWords(text)).strangers).toBe(strangers)
})

test.each(
  languages.filter(({ code }) => code !== 'nordic').map(({ code, ...rest }) => [code, rest] as const),
)('%s has words for every category and every reason to refuse a figure', (_, { words, categories }) => {
  for (let category = 1; category <= 15; category++) expect(entriesOf(categories[category])).not.toEqual([])
  const needed: Concept[] = [
    ...(['direct', 'indirect', 'otherIndirect', 'location', 'market', 'total', 'gross', 'whole'] as const),
    ...(['subset', 'emission', 'energy', 'component', 'partOf', 'intensity', 'change', 'target'] as const),
    ...(['baseline', 'offset', 'net', 'financed', 'share', 'otherGas', 'biogenic', 'cost', 'count'] as const),
    ...(['currentYear', 'priorYear', 'fiscalYear', 'tonne', 'thousand', 'million'] as const),
    ...(['plain', 'filler', 'table', 'ordinary'] as const),
  ]
  for (const concept of needed) expect(entriesOf(words[concept]), concept).not.toEqual([])
})
