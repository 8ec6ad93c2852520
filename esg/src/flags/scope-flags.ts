import type { Flag } from '../types.ts'
import { saidIn } from './cues.ts'
import { type FlagInput, placesOf } from './flag-input.ts'
import { standards as s } from './standards.ts'

const here = 'was not found in this document'

/** Which scopes are there for the latest year. */
export const scopeFlags = ({ cues, figures, latest }: FlagInput): Flag[] => {
  if (latest === null) return noFigures()
  const now = figures.filter(({ year }) => year === latest)
  const get = (metric: string) => now.find((figure) => figure.metric === metric)
  const flags: Flag[] = []
  const one = get('scope1')
  const three = get('scope3_total')
  const categories = now.filter(({ metric }) => metric.startsWith('scope3_cat'))
  if (!one)
    flags.push({
      id: 'S1-MISSING',
      kind: 'rule',
      severity: 'high',
      title: 'Scope 1 was not found',
      found: `A Scope 1 total for ${latest} ${here}.`,
      standards: [s.ghgReport, s.ifrsGross, s.esrsGross, s.sb253, s.secr],
      todo: 'If it stands there, add it to the findings. Otherwise report gross Scope 1 emissions of the whole company.',
      evidence: [],
    })
  if (!three && categories.length === 0)
    flags.push({
      id: 'S3-MISSING',
      kind: 'rule',
      severity: 'high',
      title: 'Scope 3 was not found',
      found: `Neither a Scope 3 total nor a category for ${latest} ${here}.`,
      standards: [s.ghgScope3, s.ifrsScope3, s.esrsScope3, s.sb253],
      todo: 'If it stands there, add it to the findings. Otherwise screen the fifteen categories and report the significant ones.',
      evidence: [],
    })
  else if (
    categories.length > 0 &&
    categories.every(({ metric }) => metric === 'scope3_cat6' || metric === 'scope3_cat7')
  )
    flags.push({
      id: 'S3-PARTIAL',
      kind: 'rule',
      severity: 'medium',
      title: 'Scope 3 covers travel and commuting only',
      found: `The only categories found for ${latest} are business travel and commuting, which are rarely the significant ones.`,
      standards: [s.ghgScope3, s.ifrsScope3, s.esrsScope3],
      todo: 'Screen purchased goods and services, capital goods, transport, use of sold products and investments.',
      evidence: placesOf(categories),
    })
  else if (three && categories.length === 0)
    flags.push({
      id: 'S3-NO-CATEGORIES',
      kind: 'rule',
      severity: 'low',
      title: 'Scope 3 without its categories',
      found: `A Scope 3 total for ${latest} is there, and its categories were not found in this document.`,
      standards: [s.ghgScope3, s.ifrsScope3],
      todo: 'Report each included category and name those left out, with the reason.',
      evidence: placesOf([three]),
    })
  if (saidIn(cues, 'bank') && saidIn(cues, 'lending') && !get('scope3_cat15') && !saidIn(cues, 'financed'))
    flags.push({
      id: 'S3-CAT15-FI',
      kind: 'rule',
      severity: 'high',
      title: 'Financed emissions were not found',
      found: `This looks like a financial company, and category 15 (investments) ${here}.`,
      standards: [s.ghgScope3, s.ifrsScope3],
      todo: 'Report financed emissions by asset class.',
      evidence: [],
    })
  const only = now.filter(({ gas }) => gas === 'CO2')
  if (only.length > 0 && only.length === now.filter(({ unit }) => unit === 'tCO2e').length)
    flags.push({
      id: 'GASES-CO2-ONLY',
      kind: 'rule',
      severity: 'low',
      title: 'Figures are in CO2, not CO2 equivalents',
      found: 'The unit names CO2 only; methane, nitrous oxide and fluorinated gases seem to be left out.',
      standards: [s.ghgReport, s.ifrsGross],
      todo: 'Report all seven gases in CO2 equivalents, or say that the others are immaterial.',
      evidence: placesOf(only.slice(0, 2)),
    })
  return flags
}

const noFigures = (): Flag[] => [
  {
    id: 'NO-EMISSIONS',
    kind: 'rule',
    severity: 'high',
    title: 'No emissions were found',
    found: `An emission figure for the whole company ${here}.`,
    standards: [s.ghgReport, s.ifrsGross, s.esrsGross],
    todo: 'Upload the report or data sheet that holds the greenhouse gas figures.',
    evidence: [],
  },
]
