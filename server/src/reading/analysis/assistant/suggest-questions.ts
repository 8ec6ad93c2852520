import { footprints, headlineOf } from '@ledgerleaf/contract/footprint'
import { metricName } from '@ledgerleaf/contract/metrics'
import { saidIn } from '@ledgerleaf/esg/flags'
import { answerFromInventory } from './answer-from-inventory.ts'
import { type Known, yearsOf } from './known.ts'
import { categoriesIn } from './take-term.ts'

const suggestedMax = 5

/** What this inventory invites to ask. */
const candidates = ({ figures, perimeter, intensities, cues }: Known): string[] => {
  const givesIntensity = intensities.length > 0 || saidIn(cues, 'intensity') !== null
  const headline = headlineOf(footprints(figures, perimeter))
  const [newest] = yearsOf(figures)
  const year = headline?.year ?? newest
  const [largest] = year === undefined ? [] : categoriesIn(figures, year).sort((a, b) => b.value - a.value)
  const before = yearsOf(figures).find((one) => year !== undefined && one < year)
  const category = largest && metricName(largest.metric).split(': ')[1]?.toLowerCase()
  return [
    `What is the total footprint of ${year}?`,
    `How did total emissions change between ${before} and ${year}?`,
    ...(category ? [`What share of Scope 3 is ${category} in ${year}?`] : []),
    `How did Scope 1 change between ${before} and ${year}?`,
    'What are the emissions per employee?',
    'What are the emissions per revenue?',
    ...(givesIntensity ? ['Which intensity does the report give?'] : []),
    `What is Scope 1 plus Scope 2 in ${year}?`,
    'Which targets does the report name?',
    'Was the report assured by a third party?',
  ]
}

/** Only questions that have an answer: each is asked before it is offered. */
export const suggestQuestions = (known: Known): string[] =>
  candidates(known)
    .filter((question) => answerFromInventory(question, known)?.found)
    .slice(0, suggestedMax)
