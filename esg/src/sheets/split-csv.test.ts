import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenCsv, splitCsv } from './split-csv.ts'

const split = (text: string): string[][] | 'broken' => {
  const records: string[][] = []
  try {
    splitCsv(text, ',', (fields) => records.push(fields))
    return records
  } catch (error) {
    if (error instanceof BrokenCsv) return 'broken'
    throw error
  }
}

/** A parser that many use, told to forgive what we forgive. */
const reference = (text: string): string[][] | 'broken' => {
  try {
    return parse(text, { delimiter: ',', relax_column_count: true, relax_quotes: true })
  } catch {
    return 'broken'
  }
}

test('any text is split as a parser that many use splits it', () => {
  const pieces = fc.array(fc.constantFrom('"', '""', ',', '\n', '\r\n', '\r', 'a', ' ', '12', 'é'), {
    maxLength: 14,
  })
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      expect(split(text)).toEqual(reference(text))
    }),
    { numRuns: 1500 },
  )
})

test('a record that never ends is broken', () => {
  expect(split(`a,${'b'.repeat(1_000_001)}`)).toBe('broken')
  expect(split(`a,"${'b\n'.repeat(600_000)}"`)).toBe('broken')
})
