import { expect, test } from 'vitest'
import { markQuote } from './mark-quote.ts'

test('finds the quote where the page breaks its lines', () => {
  expect(
    markQuote('Intro.\nA grievance\nmechanism (open) is here. End.', 'A grievance mechanism (open) is here.'),
  ).toEqual([
    { text: 'Intro.\n', marked: false },
    { text: 'A grievance\nmechanism (open) is here.', marked: true },
    { text: ' End.', marked: false },
  ])
})

test('finds a quote that was cut short, and leaves a page without it whole', () => {
  expect(markQuote('One two three four', 'One two…')[0]).toEqual({ text: 'One two', marked: true })
  expect(markQuote('One two', 'five')).toEqual([{ text: 'One two', marked: false }])
})
