import { cellAt, type Paragraph, paragraphs } from '../layout/paragraphs.ts'
import { readNumber } from '../numbers/read-number.ts'
import type { Candidate } from './candidate.ts'
import type { PageContext } from './page-context.ts'
import { readFollowed, readSentence } from './read-sentence.ts'
import { readEnergy, readFromTo, readPairs, readSeries, readTailed, readThree } from './read-several.ts'
import type { Said } from './said.ts'

/** The forms in which a sentence says a figure, or several. */
const readers = [
  readSentence,
  readFollowed,
  readPairs,
  readSeries,
  readTailed,
  readThree,
  readFromTo,
  readEnergy,
]

const sentences = (text: string): { text: string; from: number }[] => {
  const found: { text: string; from: number }[] = []
  let from = 0
  for (const match of text.matchAll(/[.;!?](?=\s+[A-Z•●(“])/g)) {
    found.push({ text: text.slice(from, match.index + 1), from })
    from = match.index + 1
  }
  found.push({ text: text.slice(from), from })
  return found
}

const toCandidate = (
  paragraph: Paragraph,
  sentence: { text: string; from: number },
  item: Said,
  context: PageContext,
): Candidate[] => {
  const raw = item.raw.trim()
  const number =
    readNumber(raw, context.convention) ?? readNumber(raw, context.convention === 'comma' ? 'point' : 'comma')
  const cell = cellAt(paragraph, sentence.from + item.at)
  if (
    !number ||
    !cell ||
    number.value < 0 ||
    (number.value >= 1990 && number.value <= 2060 && number.decimals === 0 && raw.length === 4)
  )
    return []
  return [
    {
      metric: item.metric,
      year: item.year,
      printed: number.value,
      decimals: number.decimals,
      raw,
      unit: item.unit,
      unitFrom: 'cell',
      multiplier: 1,
      score: item.sure ? 3.1 : 2.7,
      page: context.page,
      cell,
      quote: sentence.text.trim(),
      context: [],
      assumedYear: item.assumed,
      rule: 'prose',
      group: `${context.page.number}:prose`,
      features: {},
      line: -1,
      aggregated: [],
      perimeter: null,
    },
  ]
}

export const readParagraph = (paragraph: Paragraph, context: PageContext): Candidate[] => {
  if (!/scope|based|total energy/i.test(paragraph.text) || !/\d/.test(paragraph.text)) return []
  return sentences(paragraph.text).flatMap((sentence) =>
    readers
      .flatMap((read) => read(sentence.text, context))
      .flatMap((item) => toCandidate(paragraph, sentence, item, context)),
  )
}

export const collectProse = (context: PageContext): Candidate[] =>
  paragraphs(context.page).flatMap((paragraph) => readParagraph(paragraph, context))
