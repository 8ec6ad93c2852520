import { boxOf } from '../layout/settle-size.ts'
import type { Chosen, Reasoned } from '../scoring/settled.ts'
import type { Evidence, Finding } from '../types.ts'
import type { Candidate } from './candidate.ts'

export const evidenceOf = ({ page, cell, quote }: Pick<Candidate, 'page' | 'cell' | 'quote'>): Evidence => {
  const onPage = cell.ref === null
  return {
    page: onPage ? page.number : null,
    box: onPage ? boxOf(page, cell) : null,
    sheet: page.sheet,
    cell: cell.ref,
    quote: quote.replace(/\s+/g, ' ').slice(0, 400),
  }
}

const conversionOf = ({ metric, value, best }: Chosen) => {
  const target = metric === 'energy_total_mwh' ? 'MWh' : 't CO2e'
  const parts = [`${best.raw}`]
  if (best.multiplier !== 1) parts.push(`× ${best.multiplier.toLocaleString('en')} (as the caption says)`)
  const factor = best.unit?.factor ?? 1
  if (factor !== 1) parts.push(`× ${Number(factor.toPrecision(8))}`)
  const source = best.unit
    ? `unit “${best.unit.raw}” from the ${best.unitFrom}`
    : 'no unit printed, read as tonnes'
  const shown = value.toLocaleString('en', { maximumFractionDigits: 6 })
  return `${parts.join(' ')} = ${shown} ${target} (${source})`
}

export const toFinding = (chosen: Reasoned): Finding => {
  const { metric, year, value, best, others, confidence, reasons } = chosen
  return {
    metric,
    year,
    value,
    unit: metric === 'energy_total_mwh' ? 'MWh' : 'tCO2e',
    rawValue: best.raw,
    rawUnit: best.unit?.raw ?? '',
    conversion: conversionOf(chosen),
    confidence: Number(Math.min(0.99, confidence).toFixed(2)),
    gas: best.unit?.gas ?? 'CO2e',
    evidence: evidenceOf(best),
    perimeter: best.perimeter,
    reasons,
    context: best.context,
    rule: best.rule,
    alternatives: others.slice(0, 5).map(({ candidate: other, amount }) => ({
      value: amount,
      rawValue: other.raw,
      rawUnit: other.unit?.raw ?? '',
      perimeter: other.perimeter,
      evidence: evidenceOf(other),
    })),
  }
}
