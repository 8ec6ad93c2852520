import { categoryOf, type Metric, metricName, metrics } from '@ledgerleaf/contract/metrics'
import { stem, wordsOf } from './question-terms.ts'

const scope2: Metric[] = ['scope2_market', 'scope2_location', 'scope2_unspecified']

/** A category by its number, or by the words of its name. */
const askedCategories = (question: string): Metric[] => {
  const numbered = [...question.matchAll(/\bcat(?:egory|\.)?\s*(\d{1,2})\b/gi)].map(([, digits]) =>
    Number(digits),
  )
  const said = new Set(wordsOf(question).map(stem))
  return metrics.filter((metric) => {
    const category = categoryOf(metric)
    if (category === null) return false
    if (numbered.includes(category)) return true
    const name = wordsOf(metricName(metric).split(': ')[1] ?? '').filter((word) => word.length > 3)
    return name.length > 1 && name.slice(0, 3).every((word) => said.has(stem(word)))
  })
}

/** Which of the figures we read for a question is about; empty where it is about something else. */
export const askedMetrics = (question: string): Metric[] => {
  const asked = new Set<Metric>(askedCategories(question))
  if (asked.size > 0) return [...asked]
  if (/\bscopes?\s*(1|one|i)\b|\bdirect emissions\b/i.test(question)) asked.add('scope1')
  if (/\bscopes?\s*(2|two|ii)\b|\bindirect emissions\b|\bpurchased electricity\b/i.test(question)) {
    const kinds = scope2.filter((metric) => new RegExp(metric.slice('scope2_'.length), 'i').test(question))
    for (const metric of kinds.length > 0 ? kinds : scope2) asked.add(metric)
  }
  if (/\bscopes?\s*(3|three|iii)\b|\bvalue chain emissions\b/i.test(question)) asked.add('scope3_total')
  if (/\b(1\s*(,|and|&|to|-|–)\s*2|1\s*(to|-|–)\s*3)\b/i.test(question) && /scope/i.test(question))
    for (const metric of ['scope1', ...scope2] as Metric[]) asked.add(metric)
  if (/\b(2|1)\s*(and|&|to|-|–)\s*3\b/i.test(question) && /scope/i.test(question)) asked.add('scope3_total')
  if (/\b(energy|electricity) (use|usage|consum\w*|demand)|\bMWh\b|\bhow much energy\b/i.test(question))
    asked.add('energy_total_mwh')
  return [...asked]
}

/** A question about the whole: every scope, added up. */
export const asksForTotal = (question: string): boolean =>
  /\b(total|overall|footprint)\b/i.test(question) &&
  /\b(emissions?|footprint|ghg|carbon|co2e?|greenhouse)\b/i.test(question)

export const askedYears = (question: string): number[] => [
  ...new Set([...question.matchAll(/\b(?:FY\s?)?((?:19|20)\d{2})\b/gi)].map(([, year]) => Number(year))),
]
