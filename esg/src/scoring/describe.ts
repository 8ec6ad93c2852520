import { readLabel } from '../rules/read-label.ts'
import type { Candidate } from '../values/candidate.ts'
import { familyOf } from './family.ts'
import { addLabel } from './label-features.ts'

/** What is known of a figure that stands in a sentence, a chart or a tile rather than in a table. */
export const describe = (candidate: Candidate): Candidate => {
  const { features, rule, quote, context, unit, unitFrom, assumedYear, decimals, printed } = candidate
  features[`by ${rule}`] = 1
  features[`is ${familyOf(candidate.metric)}`] = 1
  addLabel(features, 'words', readLabel(quote.slice(0, 300)))
  if (context[0]) addLabel(features, 'title', readLabel(context[0]))
  features['words long'] = Math.min(quote.length / 100, 4)
  features['figures in the words'] = Math.min(quote.match(/\d[\d.,]{2,}/g)?.length ?? 0, 10)
  features[`unit from ${unit ? unitFrom : 'nowhere'}`] = 1
  features['unit of a gas'] = unit?.gas === 'CO2e' ? 2 : unit?.gas === 'CO2' ? 1 : 0
  features['unit scale'] = unit ? Math.log10(unit.factor) : 0
  features['year assumed'] = Number(assumedYear)
  features.decimals = Math.min(decimals, 4)
  features['printed size'] = Math.log10(printed + 1)
  features['added up by us'] = Number(candidate.aggregated.length > 0)
  features['its reader was sure'] = candidate.score
  return candidate
}
