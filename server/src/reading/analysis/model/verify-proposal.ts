import { type Metric, metrics, metricUnit } from '@ledgerleaf/contract/metrics'
import {
  readLabel,
  readMultiplier,
  readNumber,
  readUnit,
  settleConvention,
  type Unit,
} from '@ledgerleaf/esg/reading'
import type { Evidence } from '@ledgerleaf/esg/types'
import { z } from 'zod'
import { checkWords, type Doubt } from './check-words.ts'
import type { AskedPage } from './choose-pages.ts'
import { findPlaces, type RowPlace } from './find-places.ts'
import { squeeze } from './page-rows.ts'
import { readSurroundings, type Surroundings } from './read-surroundings.ts'

/** A figure as a model says it stands on the page it was shown. */
export const ModelProposal = z.object({
  metric: z.enum(metrics),
  year: z.int().min(1990).max(2100),
  raw_value: z.string().min(1).max(40),
  raw_unit: z.string().max(60),
  quote: z.string().min(1).max(600),
})
export type ModelProposal = z.infer<typeof ModelProposal>

/** What the page bears out. Of a unit that can be meant in two ways, both readings. */
export type Verified = {
  metric: Metric
  year: number
  readings: { value: number; conversion: string }[]
  rawValue: string
  rawUnit: string
  gas: 'CO2e' | 'CO2'
  context: string[]
  evidence: Evidence
}

export type ProposalRefusal = Doubt | 'not asked for' | 'not on the page' | 'number' | 'unit' | 'year'

const quoteLengthMax = 400
const megatonne = 1e6

type Want = 'mass' | 'energy'
const wantOf = (metric: Metric): Want => (metricUnit(metric) === 'MWh' ? 'energy' : 'mass')

/** The unit nearest to the figure, by our own reading; beyond that only one the page names in these words. */
const findUnit = (want: Want, claimed: string, around: Surroundings, page: string): Unit | null => {
  const sources = [around.behind, around.words, ...around.heads, ...around.headings]
  const nearest = sources
    .map((text) => readUnit(text, want))
    .find((unit) => unit && (unit.kind === want || unit.kind === 'intensity' || unit.kind === 'percent'))
  const said = readUnit(claimed, want)
  if (said?.kind !== want) return null
  if (nearest) return nearest.kind === want && nearest.factor === said.factor ? nearest : null
  return page.includes(squeeze(claimed)) ? said : null
}

const written = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 6 })

/** Tonnes of waste are no emissions: the unit names its gas, or the words around speak of it. */
const isEmission = (unit: Unit, { words, heads, headings }: Surroundings): boolean =>
  unit.gas !== null || [words, ...heads, ...headings].some((text) => readLabel(text).emission)

/** "in thousands" above a table multiplies a plain unit; MtCO2e is one tonne or a million. */
const factorsOf = ({ ambiguous, factor }: Unit, { heads, headings }: Surroundings): number[] => {
  if (ambiguous) return [1, megatonne]
  if (factor !== 1) return [factor]
  return [[...heads, ...headings].map(readMultiplier).find((times) => times !== null) ?? 1]
}

const evidenceAt = ({ page, sheet, rows }: AskedPage, { row, cell }: RowPlace): Evidence => {
  const own = rows[row]?.cells[cell]
  const quote = rows[row]?.cells.map(({ text }) => text).join(' ') ?? ''
  return {
    page: own?.cell === null ? page : null,
    box: own?.box ?? null,
    sheet,
    cell: own?.cell ?? null,
    quote: quote.slice(0, quoteLengthMax),
  }
}

const verifyAt = (proposal: ModelProposal, asked: AskedPage, place: RowPlace, perimeter: string | null) => {
  const { metric, year, raw_value: rawValue, raw_unit: rawUnit } = proposal
  const around = readSurroundings(asked.rows, place)
  if (!around) return 'not on the page'
  const texts = asked.rows.flatMap(({ cells }) => cells.map(({ text }) => text))
  const number = readNumber(rawValue, settleConvention(texts))
  const whole = readNumber(asked.rows[place.row]?.cells[place.cell]?.text ?? '')
  if (!number || number.value < 0 || (whole && whole.value < 0) || rawValue.trim() === String(year))
    return 'number'
  const doubt = checkWords(metric, around, texts, perimeter)
  if (doubt) return doubt
  const want = wantOf(metric)
  const pageText = squeeze(texts.join(''))
  const unit = findUnit(want, rawUnit, around, pageText)
  if (!unit || (want === 'mass' && !isEmission(unit, around))) return 'unit'
  if (around.years.length !== 1 || around.years[0] !== year) return 'year'
  const printed = rawValue.trim()
  const printedUnit = pageText.includes(squeeze(rawUnit)) ? rawUnit.trim() : unit.raw
  const readings = factorsOf(unit, around).map((factor) => {
    const value = Number((number.value * factor).toPrecision(12))
    const times = factor === 1 ? '' : ` × ${written(factor)}`
    const target = want === 'energy' ? 'MWh' : 't CO2e'
    return { value, conversion: `${printed}${times} = ${written(value)} ${target} (unit “${printedUnit}”)` }
  })
  const verified: Verified = {
    metric,
    year,
    readings,
    rawValue: printed,
    rawUnit: printedUnit,
    gas: unit.gas ?? 'CO2e',
    context: [...around.heads, ...around.headings].slice(0, 4),
    evidence: evidenceAt(asked, place),
  }
  return verified
}

/** The proposal as the page bears it out, or why it does not. */
export const verifyProposal = (
  proposal: ModelProposal,
  asked: AskedPage,
  perimeter: string | null,
): Verified | ProposalRefusal => {
  const isAsked = asked.gaps.some(({ metric, year }) => metric === proposal.metric && year === proposal.year)
  if (!isAsked) return 'not asked for'
  const outcomes = findPlaces(asked.rows, proposal.quote, proposal.raw_value).map((place) =>
    verifyAt(proposal, asked, place, perimeter),
  )
  return outcomes.find((outcome) => typeof outcome !== 'string') ?? outcomes[0] ?? 'not on the page'
}
