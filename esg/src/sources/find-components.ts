import type { Cell, Page } from '../layout/page.ts'
import { boxOf } from '../layout/settle-size.ts'
import { readLabel } from '../rules/read-label.ts'
import type { Column, Row } from '../tables/table.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { Evidence, Finding } from '../types.ts'
import { rowText } from '../values/row-text.ts'
import { evidenceOf } from '../values/to-finding.ts'

export type Component = { name: string; tonnes: number; evidence: Evidence }

const isAt = (page: Page, cell: Cell, { box, cell: ref }: Evidence) => {
  const { x0, y0 } = boxOf(page, cell)
  return ref === null ? box !== null && x0 === box.x0 && y0 === box.y0 : cell.ref === ref
}

const valueIn = (row: Row | undefined, column: Column) => {
  const found = row?.values.find((value) => value.column === column)
  return found && found.kind.kind === 'value' && found.kind.value > 0
    ? { cell: found.cell, amount: found.kind.value }
    : null
}

const addsUp = (sum: number, whole: number) => Math.abs(sum - whole) <= 0.006 * whole

/** The rows next to a scope, in one direction, up to where they add up to it. Nothing less is taken for its parts. */
const partsBeside = (rows: Row[], at: number, step: 1 | -1, column: Column, whole: number): Row[] => {
  const parts: Row[] = []
  let sum = 0
  for (let index = at + step; index >= 0 && index < rows.length && parts.length < 12; index += step) {
    const row = rows[index] as Row
    const value = valueIn(row, column)
    const label = readLabel(rowText(row).label)
    if (!value || label.scopes.length > 0 || label.total || label.refused === 'intensity') break
    sum += value.amount
    parts.push(row)
    if (sum > whole * 1.01) return []
    if (parts.length >= 2 && addsUp(sum, whole)) return parts
  }
  return []
}

/** What a scope is made of, where the table prints it: stationary, mobile, process, fugitive; electricity, heat, steam. */
export const findComponents = (pages: Page[], finding: Finding): Component[] => {
  const { evidence } = finding
  const page = pages.find(({ number, sheet }) =>
    evidence.page === null ? sheet === evidence.sheet : number === evidence.page,
  )
  if (!page) return []
  for (const { rows } of tablesOf(page).tables)
    for (const [at, row] of rows.entries()) {
      const own = row.values.find(({ cell }) => isAt(page, cell, evidence))
      if (own?.kind.kind !== 'value' || own.kind.value <= 0) continue
      const { column } = own
      const whole = own.kind.value
      const below = partsBeside(rows, at, 1, column, whole)
      const parts = below.length > 0 ? below : partsBeside(rows, at, -1, column, whole)
      return parts.flatMap((part) => {
        const value = valueIn(part, column)
        if (!value) return []
        const name = rowText(part).parts.at(-1) ?? rowText(part).label
        const quote = [...part.labels, ...part.values.map(({ cell }) => cell)]
          .map(({ text }) => text)
          .join(' ')
        return [
          {
            name: name
              .replace(/^(?:of which|thereof|davon|[-–•])\s*:?\s*/i, '')
              .replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
            tonnes: Number(((value.amount * finding.value) / whole).toPrecision(10)),
            evidence: evidenceOf({ page, cell: value.cell, quote }),
          },
        ]
      })
    }
  return []
}
