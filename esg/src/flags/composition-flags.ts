import type { Page } from '../layout/page.ts'
import { categoriesIn } from '../rules/categories.ts'
import { normalise } from '../rules/read-label.ts'
import type { Evidence, Flag } from '../types.ts'
import { evidenceOf } from '../values/to-finding.ts'
import { findCue } from './find-cue.ts'
import type { FlagInput } from './flag-input.ts'
import { metricWords } from './metric-words.ts'
import { standards as s } from './standards.ts'

const leftOut =
  /\bnot (?:relevant|calculated|evaluated|included|reported|quantified|assessed)\b|\bexcluded\b|\bout of scope\b/
const hint = /\bnot \w|excluded|out of scope/i
const reason =
  /because|since |due to|as (?:we|the|our|there)|no (?:such|franchis|leased|investments|products)|do(?:es)? not|immaterial|not material|insignificant|negligible|less than|below|< ?\d|threshold|\d ?%|already (?:included|covered)/

/** Categories a line leaves out without saying why. */
const excluded = (pages: Page[]): { category: number; evidence: Evidence }[] => {
  const found = new Map<number, Evidence>()
  for (const page of pages) {
    if (page.hidden) continue
    for (const { cells } of page.lines) {
      if (!cells.some(({ text }) => hint.test(text))) continue
      const words = normalise(cells.map(({ text }) => text).join(' '))
      if (words.length > 240 || !leftOut.test(words) || reason.test(words)) continue
      const [category, ...more] = categoriesIn(words)
      const cell = cells.find(({ text }) => leftOut.test(normalise(text))) ?? cells[0]
      if (category && more.length === 0 && cell && !found.has(category))
        found.set(category, evidenceOf({ page, cell, quote: cells.map(({ text }) => text).join(' ') }))
    }
  }
  return [...found.entries()].map(([category, evidence]) => ({ category, evidence }))
}

const exclusionFlags = ({ pages, findings, latest }: FlagInput): Flag[] => {
  const open = excluded(pages).filter(
    ({ category }) =>
      !findings.some(({ metric, year }) => metric === `scope3_cat${category}` && year === latest),
  )
  if (open.length === 0) return []
  return [
    {
      id: 'S3-EXCLUSION',
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

const tradingFlags = ({ pages }: FlagInput): Flag[] => {
  const trading = findCue(
    pages,
    /\bEU[- ]ETS\b|\bUK ETS\b|emissions? trading (?:scheme|system)|cap[- ]and[- ]trade/i,
  )
  const heavy = findCue(
    pages,
    /\b(?:cement|clinker|steel(?:works|making)?|refiner(?:y|ies)|blast furnace|power plants?|airline|aircraft fleet|aluminium smelter|fertili[sz]er plants?|paper mills?)\b/i,
  )
  if (!trading || !heavy) return []
  const share = findCue(
    pages,
    /(?:\d ?%|per ?cent|percent\w*|share)[^.]{0,90}(?:\bETS\b|emissions? trading|emissions?-limiting)|(?:\bETS\b|emissions? trading|emissions?-limiting)[^.]{0,90}(?:\d ?%|per ?cent|percent)/i,
  )
  if (share) return []
  return [
    {
      id: 'ETS-SHARE',
      severity: 'low',
      title: 'The share of Scope 1 under emission trading is missing',
      found: 'The document speaks of emission trading, and the share of Scope 1 it covers was not found.',
      standards: [s.esrsTrading],
      todo: 'Print the percentage of Scope 1 emissions under regulated trading schemes.',
      evidence: [trading],
    },
  ]
}

const biogenicFlags = ({ pages }: FlagInput): Flag[] => {
  const burnt = findCue(
    pages,
    /\b(?:biomass (?:boiler|combustion|plant|energy|fuel)|biogas|wood (?:pellets|chips)|biofuels?|bioethanol|biodiesel|\bHVO\b|landfill gas)\b/i,
  )
  if (!burnt || findCue(pages, /biogenic|outside (?:of )?(?:the )?scopes?/i)) return []
  return [
    {
      id: 'BIOGENIC',
      severity: 'low',
      title: 'Biogenic emissions are not printed apart',
      found: 'Fuels from biomass are mentioned, and their biogenic CO2 was not found apart from Scope 1.',
      standards: [s.esrsBiogenic, s.ghgReport],
      todo: 'Print biogenic CO2 from burning biomass beside Scope 1, and not in it.',
      evidence: [burnt],
    },
  ]
}

const mixFlags = ({ pages, findings }: FlagInput): Flag[] => {
  const total = findings.find(({ metric }) => metric === 'energy_total_mwh')
  if (!total) return []
  const split = findCue(
    pages,
    /(?:non-?renewable|from renewable (?:sources|energy)|renewable (?:energy|electricity|share|sources)|fossil (?:sources|fuels?)|green electricity)/i,
  )
  if (split) return []
  return [
    {
      id: 'ENERGY-MIX',
      severity: 'low',
      title: 'The energy mix is not broken down',
      found: 'Total energy is printed, and no split into fossil, nuclear and renewable sources was found.',
      standards: [s.esrsEnergy],
      todo: 'Print energy from fossil, nuclear and renewable sources beside the total.',
      evidence: [total.evidence],
    },
  ]
}

const months = 'january|february|march|april|may|june|july|august|september|october|november'
const fiscal = new RegExp(
  `(?:financial|fiscal) year[^.]{0,40}?(?:ended|ending|ends|to|from)[^.]{0,16}\\b(?:${months})\\b`,
  'i',
)
const calendar =
  /(?:emissions?|GHG|greenhouse gas|environmental|energy)\b[^.]{0,80}\bcalendar year|calendar year\b[^.]{0,80}(?:emissions?|GHG|greenhouse gas|environmental data)/i

const periodFlags = ({ pages }: FlagInput): Flag[] => {
  const business = findCue(pages, fiscal)
  const data = findCue(pages, calendar)
  if (
    !business ||
    !data ||
    findCue(pages, /calendar year[^.]{0,120}(?:because|since|in order to|to align|allows)/i)
  )
    return []
  return [
    {
      id: 'PERIOD-MISMATCH',
      severity: 'low',
      title: 'Emissions and accounts cover different periods',
      found: 'Emissions follow the calendar year, the financial year does not, and no reason is given.',
      standards: [s.ifrsPeriod],
      todo: 'Report emissions for the financial year, or say why not and what changed in between.',
      evidence: [data, business],
    },
  ]
}

const restatedFlags = ({ pages, findings, latest }: FlagInput): Flag[] => {
  if (findCue(pages, /restat|recalculat|revised|adjusted (?:for|to)|previously reported|corrected/i))
    return []
  const differing = findings.filter(
    ({ unit, year, value, alternatives, metric }) =>
      unit === 'tCO2e' &&
      metric !== 'total' &&
      year !== latest &&
      alternatives.some(
        (other) =>
          Math.abs(other.value - value) > 0.02 * value && Math.abs(other.value - value) < 0.3 * value,
      ),
  )
  const [first] = differing
  if (!first) return []
  const other = first.alternatives[0]
  return [
    {
      id: 'RESTATED',
      severity: 'medium',
      title: 'An earlier year is printed with two values',
      found: `${metricWords(first.metric)} for ${first.year} is printed as ${first.rawValue} and as ${other?.rawValue ?? ''}, and no restatement is explained.`,
      standards: [s.ghgBase],
      todo: 'Say which figure holds, and why the other one was changed.',
      evidence: [first.evidence, ...(other ? [other.evidence] : [])],
    },
  ]
}

/** What figures are made of, and whether the document says so. */
export const compositionFlags = (input: FlagInput): Flag[] =>
  input.latest === null
    ? []
    : [exclusionFlags, tradingFlags, biogenicFlags, mixFlags, periodFlags, restatedFlags].flatMap((rule) =>
        rule(input),
      )
