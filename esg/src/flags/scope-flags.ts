import type { Finding, Flag } from '../types.ts'
import { findCue } from './find-cue.ts'
import type { FlagInput } from './flag-input.ts'
import { standards as s } from './standards.ts'

const here = 'was not found in this document'

/** Which scopes are there for the latest year, and by which method. */
export const scopeFlags = ({ pages, findings, latest }: FlagInput): Flag[] => {
  if (latest === null) return noFigures()
  const now = findings.filter(({ year }) => year === latest)
  const get = (metric: string) => now.find((finding) => finding.metric === metric)
  const flags: Flag[] = []
  const one = get('scope1')
  const location = get('scope2_location')
  const market = get('scope2_market')
  const vague = get('scope2_unspecified')
  const three = get('scope3_total')
  const categories = now.filter(({ metric }) => metric.startsWith('scope3_cat'))
  if (!one)
    flags.push({
      id: 'S1-MISSING',
      severity: 'high',
      title: 'Scope 1 is missing',
      found: `A Scope 1 total for ${latest} ${here}.`,
      standards: [s.ghgReport, s.ifrsGross, s.esrsGross, s.sb253, s.secr],
      todo: 'Report gross Scope 1 emissions of the whole company for the year.',
      evidence: [],
    })
  if (!location && !market && !vague)
    flags.push({
      id: 'S2-MISSING',
      severity: 'high',
      title: 'Scope 2 is missing',
      found: `A Scope 2 figure for ${latest} ${here}.`,
      standards: [s.ghgReport, s.ifrsGross, s.esrsGross, s.sb253, s.secr],
      todo: 'Report Scope 2 emissions, location-based and market-based.',
      evidence: [],
    })
  if (vague)
    flags.push({
      id: 'S2-METHOD-UNSTATED',
      severity: 'medium',
      title: 'The Scope 2 method is not stated',
      found: `Scope 2 for ${latest} is printed without saying whether it is location-based or market-based.`,
      standards: [s.ghgScope2, s.esrsScope2, s.ifrsScope2],
      todo: 'Name the method beside the figure and report the other one as well.',
      evidence: [vague.evidence],
    })
  else if ((location && !market) || (market && !location)) {
    const only = (location ?? market) as Finding
    flags.push({
      id: 'S2-SINGLE-METHOD',
      severity: 'medium',
      title: 'Scope 2 by one method only',
      found: `Only the ${location ? 'location-based' : 'market-based'} figure for ${latest} was found.`,
      standards: [s.ghgScope2, s.esrsScope2, s.ifrsScope2],
      todo: `Add the ${location ? 'market-based' : 'location-based'} figure.`,
      evidence: [only.evidence],
    })
  }
  if (market && location && location.value > 0 && market.value < 0.01 * location.value) {
    const contracts = findCue(
      pages,
      /renewable energy certificate|\bRECs?\b|\bGOs?\b|guarantees? of origin|\bEACs?\b|\bPPAs?\b|power purchase agreement|I-REC/i,
    )
    if (!contracts)
      flags.push({
        id: 'S2-MARKET-ZERO',
        severity: 'high',
        title: 'Market-based Scope 2 near zero without contracts named',
        found: `Market-based Scope 2 is ${market.value} t against ${location.value} t location-based, and no certificates or supply contracts are named.`,
        standards: [s.ghgScope2, s.ifrsScope2],
        todo: 'Name the contractual instruments and how they meet the quality criteria.',
        evidence: [market.evidence, location.evidence],
      })
  }
  if (!three && categories.length === 0)
    flags.push({
      id: 'S3-MISSING',
      severity: 'high',
      title: 'Scope 3 is missing',
      found: `Neither a Scope 3 total nor a category for ${latest} ${here}.`,
      standards: [s.ghgScope3, s.ifrsScope3, s.esrsScope3, s.sb253],
      todo: 'Screen the fifteen categories and report the significant ones.',
      evidence: [],
    })
  else if (
    categories.length > 0 &&
    categories.every(({ metric }) => metric === 'scope3_cat6' || metric === 'scope3_cat7')
  )
    flags.push({
      id: 'S3-PARTIAL',
      severity: 'medium',
      title: 'Scope 3 covers travel and commuting only',
      found: `The only categories found for ${latest} are business travel and commuting, which are rarely the significant ones.`,
      standards: [s.ghgScope3, s.ifrsScope3, s.esrsScope3],
      todo: 'Screen purchased goods and services, capital goods, transport, use of sold products and investments.',
      evidence: categories.map(({ evidence }) => evidence),
    })
  else if (three && categories.length === 0)
    flags.push({
      id: 'S3-NO-CATEGORIES',
      severity: 'low',
      title: 'Scope 3 is not broken down',
      found: `A Scope 3 total for ${latest} is printed without its categories.`,
      standards: [s.ghgScope3, s.ifrsScope3],
      todo: 'Report each included category and name those left out, with the reason.',
      evidence: [three.evidence],
    })
  if (
    findCue(pages, /\b(?:bank|banking group|insurer|insurance company|asset manager)\b/i) &&
    findCue(pages, /loans|premiums|assets under management/i) &&
    !get('scope3_cat15') &&
    !findCue(pages, /financed emissions|PCAF/i)
  )
    flags.push({
      id: 'S3-CAT15-FI',
      severity: 'high',
      title: 'No financed emissions',
      found: `This looks like a financial company, and category 15 (investments) ${here}.`,
      standards: [s.ghgScope3, s.ifrsScope3],
      todo: 'Report financed emissions by asset class.',
      evidence: [],
    })
  const only = now.filter(({ gas }) => gas === 'CO2')
  if (only.length > 0 && only.length === now.filter(({ unit }) => unit === 'tCO2e').length)
    flags.push({
      id: 'GASES-CO2-ONLY',
      severity: 'low',
      title: 'Figures are in CO2, not CO2 equivalents',
      found: 'The unit names CO2 only; methane, nitrous oxide and fluorinated gases seem to be left out.',
      standards: [s.ghgReport, s.ifrsGross],
      todo: 'Report all seven gases in CO2 equivalents, or say that the others are immaterial.',
      evidence: only.slice(0, 2).map(({ evidence }) => evidence),
    })
  return flags
}

const noFigures = (): Flag[] => [
  {
    id: 'NO-EMISSIONS',
    severity: 'high',
    title: 'No emissions were found',
    found: `An emission figure for the whole company ${here}.`,
    standards: [s.ghgReport, s.ifrsGross, s.esrsGross],
    todo: 'Upload the report or data sheet that holds the greenhouse gas figures.',
    evidence: [],
  },
]
