import type { Flag } from '../types.ts'
import { saidIn } from './cues.ts'
import { type FlagInput, placesOf } from './flag-input.ts'
import { standards as s } from './standards.ts'

const exclusionFlags = ({ cues, figures, latest }: FlagInput): Flag[] => {
  const open = cues.leftOut.filter(
    ({ category }) =>
      !figures.some(({ metric, year }) => metric === `scope3_cat${category}` && year === latest),
  )
  if (open.length === 0) return []
  return [
    {
      id: 'S3-EXCLUSION',
      kind: 'rule',
      severity: 'medium',
      title: 'Scope 3 categories are left out without a reason',
      found: `Left out without a reason beside them: ${open.length === 1 ? 'category' : 'categories'} ${open
        .map(({ category }) => category)
        .sort((a, b) => a - b)
        .join(', ')}.`,
      standards: [s.ghgScope3, s.esrsScope3],
      todo: 'Name each category that is left out and why.',
      evidence: open.map(({ evidence }) => evidence).slice(0, 6),
    },
  ]
}

const tradingFlags = ({ cues }: FlagInput): Flag[] => {
  const trading = saidIn(cues, 'trading')
  if (!trading || !saidIn(cues, 'heavy') || saidIn(cues, 'tradingShare')) return []
  return [
    {
      id: 'ETS-SHARE',
      kind: 'rule',
      severity: 'low',
      title: 'The share of Scope 1 under emission trading was not found',
      found:
        'The document speaks of emission trading, and the share of Scope 1 it covers was not found in it.',
      standards: [s.esrsTrading],
      todo: 'Print the percentage of Scope 1 emissions under regulated trading schemes.',
      evidence: [trading],
    },
  ]
}

const biogenicFlags = ({ cues }: FlagInput): Flag[] => {
  const burnt = saidIn(cues, 'biofuel')
  if (!burnt || saidIn(cues, 'biogenic')) return []
  return [
    {
      id: 'BIOGENIC',
      kind: 'rule',
      severity: 'low',
      title: 'Biogenic emissions were not found apart',
      found: 'Fuels from biomass are mentioned, and their biogenic CO2 was not found apart from Scope 1.',
      standards: [s.esrsBiogenic, s.ghgReport],
      todo: 'Print biogenic CO2 from burning biomass beside Scope 1, and not in it.',
      evidence: [burnt],
    },
  ]
}

const mixFlags = ({ cues, figures }: FlagInput): Flag[] => {
  const total = figures.find(({ metric }) => metric === 'energy_total_mwh')
  if (!total || saidIn(cues, 'energySplit')) return []
  return [
    {
      id: 'ENERGY-MIX',
      kind: 'rule',
      severity: 'low',
      title: 'The energy mix was not found',
      found:
        'Total energy is there, and no split into fossil, nuclear and renewable sources was found in this document.',
      standards: [s.esrsEnergy],
      todo: 'Print energy from fossil, nuclear and renewable sources beside the total.',
      evidence: placesOf([total]),
    },
  ]
}

const periodFlags = ({ cues }: FlagInput): Flag[] => {
  const business = saidIn(cues, 'fiscalYear')
  const data = saidIn(cues, 'calendarYear')
  if (!business || !data || saidIn(cues, 'calendarReason')) return []
  return [
    {
      id: 'PERIOD-MISMATCH',
      kind: 'rule',
      severity: 'low',
      title: 'Emissions and accounts cover different periods',
      found:
        'Emissions follow the calendar year, the financial year does not, and a reason was not found in this document.',
      standards: [s.ifrsPeriod],
      todo: 'Report emissions for the financial year, or say why not and what changed in between.',
      evidence: [data, business],
    },
  ]
}

/** What figures are made of, and whether the document says so. */
export const compositionFlags = (input: FlagInput): Flag[] =>
  input.latest === null
    ? []
    : [exclusionFlags, tradingFlags, biogenicFlags, mixFlags, periodFlags].flatMap((rule) => rule(input))
