import { metrics } from '@ledgerleaf/contract/metrics'
import { z } from 'zod'
import type { NewFinding, ReadReport } from './save-reading.ts'

/** A figure as a model says it stands in the document. */
export const Proposal = z.object({
  metric: z.enum(metrics),
  year: z.number().int().min(1990).max(2100),
  raw_value: z.string().max(40),
  raw_unit: z.string().max(60),
  page: z.number().int().positive(),
  quote: z.string().min(1).max(600),
})
type Proposal = z.infer<typeof Proposal>

// Only what needs no guessing: tonnes with a written multiple, and energy.
const units: readonly { is: RegExp; factor: number; unit: 'tCO2e' | 'MWh' }[] = [
  {
    is: /^(kt|kilotonn?e?s?|thousand (metric )?tonn?e?s?|1,?000 t(onn?es)?)\b/i,
    factor: 1000,
    unit: 'tCO2e',
  },
  { is: /^(million (metric )?tonn?e?s?)\b/i, factor: 1_000_000, unit: 'tCO2e' },
  { is: /^(metric )?(t|tonn?e?s?)(\b|CO2)/i, factor: 1, unit: 'tCO2e' },
  { is: /^GWh\b/i, factor: 1000, unit: 'MWh' },
  { is: /^MWh\b/i, factor: 1, unit: 'MWh' },
]

const doubtfulConfidence = 0.5

const flatten = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** 1,234.5 and 1 234 are read; anything that could be meant in two ways is not. */
const readPlainNumber = (text: string): number | null => {
  const bare = text.trim()
  if (!/^\d{1,3}([, ]\d{3})*(\.\d+)?$|^\d+(\.\d{1,2})?$/.test(bare)) return null
  return Number(bare.replace(/[, ]/g, ''))
}

/** The proposal as a finding, or null where the page does not bear it out. */
export const verifyProposal = (
  { metric, year, raw_value: rawValue, raw_unit: rawUnit, page, quote }: Proposal,
  pages: ReadReport['pages'],
): NewFinding | null => {
  const rows = pages.filter((kept) => kept.page === page)
  const text = flatten(rows.flatMap(({ lines }) => lines.map((line) => line.text)).join(' '))
  if (!text.includes(flatten(quote)) || !flatten(quote).includes(flatten(rawValue))) return null
  if (!text.includes(flatten(rawUnit)) || !text.includes(String(year))) return null
  const number = readPlainNumber(rawValue)
  const unit = units.find(({ is }) => is.test(rawUnit.trim()))
  if (number === null || !unit) return null
  const line = rows
    .flatMap(({ lines }) => lines)
    .find(({ text: one }) => flatten(one).includes(flatten(rawValue)))
  return {
    metric,
    year,
    value: number * unit.factor,
    unit: unit.unit,
    rawValue,
    rawUnit,
    conversion: unit.factor === 1 ? 'as printed' : `× ${unit.factor.toLocaleString('en-US')}`,
    confidence: doubtfulConfidence,
    gas: 'CO2e',
    evidence: {
      page,
      box: line?.box ?? null,
      sheet: rows[0]?.sheet ?? null,
      cell: line?.cell ?? null,
      quote,
    },
    perimeter: null,
    reasons: [],
    context: [],
    foundBy: 'model',
    alternatives: [],
  }
}
