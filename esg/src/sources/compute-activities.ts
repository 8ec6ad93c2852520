import type { Page } from '../layout/page.ts'
import { memo } from '../memo.ts'
import { normalise } from '../rules/read-label.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { EmissionSource } from '../types.ts'
import { readUnit } from '../units/read-unit.ts'
import { findYear } from '../values/find-year.ts'
import { rowText } from '../values/row-text.ts'
import { evidenceOf } from '../values/to-finding.ts'
import { type EmissionFactor, emissionFactors as factors } from './emission-factors.ts'

type Amount = { amount: number; per: EmissionFactor['per'] }

/** Turns a printed amount into the units the factors are for; the same few texts are asked for every figure below them. */
const amountIn = memo((unitText): ((value: number) => Amount) | null => {
  const energy = readUnit(unitText, 'energy')
  if (energy?.kind === 'energy') return (value) => ({ amount: value * energy.factor * 1000, per: 'kWh' })
  const text = normalise(unitText)
  const thousand = /thousand|'000|1[,.]?000/.test(text) ? 1000 : 1
  if (/\b(?:litres?|liters?|l)\b/.test(text)) return (value) => ({ amount: value * thousand, per: 'litre' })
  if (/\bkl\b|\bm3\b.*(?:diesel|petrol|fuel)/.test(text))
    return (value) => ({ amount: value * 1000, per: 'litre' })
  if (/\bgallons?\b/.test(text)) return (value) => ({ amount: value * thousand * 3.785411784, per: 'litre' })
  if (/\bkm\b|kilomet(?:re|er)s?|passenger[- ]?km|\bpkm\b/.test(text))
    return (value) => ({ amount: value * thousand, per: 'kilometre' })
  if (/\bmiles?\b/.test(text)) return (value) => ({ amount: value * thousand * 1.609344, per: 'kilometre' })
  return null
})

const firstAmount = (value: number, units: string[]): Amount | null => {
  for (const unit of units) {
    const toAmount = amountIn(unit)
    if (toAmount) return toAmount(value)
  }
  return null
}

const electricity = (where: string): EmissionFactor =>
  /\buk\b|united kingdom|england|scotland|wales/i.test(where)
    ? factors.electricityUk
    : /\busa?\b|united states/i.test(where)
      ? factors.electricityUs
      : factors.electricityWorld

/** The factor for an activity, or null where the words do not say which one it is. */
const factorFor = (label: string, per: EmissionFactor['per'], where: string): EmissionFactor | null => {
  const text = normalise(label)
  if (/emission|co2|renewable|intensity|per |saved|saving|generated|exported|sold|green tariff/.test(text))
    return null
  if (per === 'kWh') {
    if (/natural gas|\bgas\b|erdgas/.test(text)) return factors.naturalGas
    if (/electric|strom|power\b/.test(text)) return electricity(where)
    if (/diesel/.test(text)) return factors.dieselEnergy
    if (/petrol|gasoline/.test(text)) return factors.petrolEnergy
    if (/fuel oil|heating oil/.test(text)) return factors.heatingOilEnergy
    if (/\bcoal\b/.test(text)) return factors.coalEnergy
    return null
  }
  if (per === 'litre') {
    if (/diesel|gas oil/.test(text)) return factors.diesel
    if (/petrol|gasoline/.test(text)) return factors.petrol
    if (/kerosene|burning oil/.test(text)) return factors.kerosene
    return null
  }
  return /air|flight|plane/.test(text) ? factors.airTravel : null
}

const gigajoulesPerKwh = 0.0036

/**
 * For a document that holds activities and no emissions, as an energy bill in a sheet does: activity times a published
 * factor, and the factor is named beside the result.
 */
export const computeActivities = (
  pages: Page[],
  reportYear: number | null,
  latest: number,
): EmissionSource[] => {
  const where = pages
    .map(
      ({ sheet, lines }) =>
        `${sheet ?? ''} ${lines
          .slice(0, 40)
          .map(({ cells }) => cells.map(({ text }) => text).join(' '))
          .join(' ')}`,
    )
    .join(' ')
  const found: EmissionSource[] = []
  // Of a sheet with more rows than are read the sources would be some of many, and their shares wrong.
  for (const page of pages.filter(({ hidden, skim }) => !hidden && !skim)) {
    for (const table of tablesOf(page).tables)
      for (const row of table.rows) {
        const text = rowText(row)
        for (const { cell, kind, column } of row.values) {
          if (kind.kind !== 'value' || kind.value <= 0) continue
          const heads = [...column.heads, ...column.groups].map((head) => head.text)
          const label = [
            ...row.sections.slice(0, 1).map((section) => section.text),
            text.label,
            ...heads,
          ].join(' ')
          const units = [
            kind.unit?.raw ?? '',
            ...text.units,
            text.label,
            ...row.trailing.slice(0, 1).map((trail) => trail.text),
            ...heads,
            ...row.sections.map((section) => section.text),
            ...table.captions,
          ]
          const amount = firstAmount(kind.value, units)
          const factor = amount ? factorFor(label, amount.per, where) : null
          if (!amount || !factor || /total/i.test(text.label)) continue
          const year = findYear(table, row, column, text.label, reportYear)
          if (!year || year.year > latest) continue
          const quantity = factor.per === 'GJ' ? amount.amount * gigajoulesPerKwh : amount.amount
          found.push({
            name: text.label,
            scope: factor.scope,
            year: year.year,
            tonnes: Number(((quantity * factor.kilograms) / 1000).toPrecision(6)),
            share: null,
            evidence: evidenceOf({
              page,
              cell,
              quote: [...row.labels, ...row.values.map((value) => value.cell)]
                .map((part) => part.text)
                .join(' '),
            }),
            computed: {
              activity: `${Number(quantity.toPrecision(8)).toLocaleString('en')} ${factor.per}`,
              factorId: factor.id,
              factor: `${Number(factor.kilograms.toPrecision(5))} kg/${factor.per}, ${factor.name}`,
              factorSource: `${factor.source}, ${factor.year}`,
            },
          })
        }
      }
  }
  return found
}
