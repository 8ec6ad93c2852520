import type { Page } from '../layout/page.ts'
import { readLabel } from '../rules/read-label.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Intensity } from '../types.ts'
import { readUnit } from '../units/read-unit.ts'
import { columnYear } from './find-year.ts'
import { rowText } from './row-text.ts'
import { evidenceOf } from './to-finding.ts'
import { triage } from './triage.ts'

/** Emissions or energy divided by something: rows whose unit has a stroke in it, under a year. */
export const findIntensities = (pages: Page[], latest: number): Intensity[] => {
  const found: Intensity[] = []
  for (const page of pages) {
    if (!triage(page).tables) continue
    if (!page.lines.some(({ cells }) => cells.some(({ text }) => /intensit|\bper\b|\//i.test(text)))) continue
    for (const table of tablesOf(page).tables)
      for (const row of table.rows) {
        const text = rowText(row)
        const unit = [
          ...text.units,
          ...text.parts,
          ...row.sections.map((section) => section.text),
          ...table.captions.slice(0, 2),
        ]
          .map((source) => readUnit(source))
          .find((read) => read?.kind === 'intensity')
        if (!unit) continue
        const label = readLabel(
          [text.label, ...row.sections.slice(0, 1).map((section) => section.text)].join(' '),
        )
        if (!(label.emission || /energy|scope|co2/.test(label.text) || /CO2|Wh|GJ/i.test(unit.raw))) continue
        for (const { cell, kind, column } of row.values) {
          const year = columnYear(column) ?? row.year
          if (kind.kind !== 'value' || kind.value < 0 || !year || year > latest) continue
          const quote = [...row.labels, ...row.values.map((value) => value.cell)]
            .map((part) => part.text)
            .join(' ')
          found.push({
            name: text.label || unit.raw,
            year,
            value: kind.value,
            unit: unit.raw.slice(0, 80),
            evidence: evidenceOf({ page, cell, quote }),
          })
        }
      }
  }
  return found.slice(0, 200)
}
