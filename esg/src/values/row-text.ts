import type { Cell } from '../layout/page.ts'
import type { Row } from '../tables/table.ts'
import { readUnit } from '../units/read-unit.ts'

const code =
  /^(?:gri|sasb|esrs|tcfd|sdg)?\s?(?:[a-z]{2}-[a-z]{2}-)?\d{3}(?:-\d{1,2})?(?:\s?\w)?[\d.,;\s/-]*$/i
const unitWords =
  /\b(?:metric|(?:kilo|mega)?tonn(?:e|es|en)|(?:kilo)?tons?|toneladas|tonnellate|short|t|kt|mt|mmt?|kg|g|lbs?|of|in|per|de|of|million|thousands?|billions?|mio|co2|carbon|dioxide|[eé]quivalente?n?s?|[eéä]q|eqv?|[äÄ]quivalente?n?|e|[kmgt]?wh|[mgtp]?j|mmbtus?|btus?|therms?|toe|m3|m2|gallons?|litres?|unit|[tkm]{1,2}t?co2-?e?q?|usd|eur|chf|gbp|revenue|sales|product|production)\b|CO2e?q?|[\d\s.,:;/()'’^€$£%*[\]–-]|万|千|百|公?[吨噸]|二氧化碳|[当當]量/gi
const saysUnit = (text: string) => text.length < 40 && text.replace(unitWords, '').length <= 2
const isUnitCell = ({ text }: Cell) => saysUnit(text) && readUnit(text) !== null

/** "Metric tonnes of" over "CO2 equivalent": a unit in a column of its own that is set in two lines. */
const stackedUnits = (cells: Cell[]): { cells: Cell[]; text: string }[] => {
  const edge = Math.min(...cells.map(({ x0 }) => x0))
  const stacks: Cell[][] = []
  for (const cell of cells) {
    if (!saysUnit(cell.text)) continue
    const host = stacks.find((stack) => stack.some(({ x0, x1 }) => cell.x0 < x1 && cell.x1 > x0))
    if (host) host.push(cell)
    else stacks.push([cell])
  }
  return (
    stacks
      .filter(({ length }) => length > 1)
      .map((stack) => ({
        cells: stack,
        text: stack
          .sort((a, b) => a.base - b.base)
          .map(({ text }) => text)
          .join(' '),
      }))
      // Where labels begin, only what brackets hold together is a unit.
      .filter(
        ({ text, cells: own }) =>
          readUnit(text) !== null && (own.every(({ x0 }) => x0 >= edge + 12) || /^\([^()]*\)$/.test(text)),
      )
  )
}
const assurance = /^(?:第三者保証|보증|assured|✓|verified|audited|limited assurance|note \d+)$/i

/** "1" or "2 - location-based" in a column that is headed "Scope". */
const bareScope = /^[123](?:\s*[-–:(,]?\s*\(?(?:location|market).*)?$/i

export type RowText = { parts: string[]; units: string[]; label: string; marks: string }

/**
 * The label in its columns: lines that stand below each other are one part, parts beside each other lead from the
 * general to the particular. Cells that only name a unit or a disclosure code are taken out.
 */
export const rowText = (row: Row, underScope = false): RowText => {
  const stacks = stackedUnits(row.labels)
  const inStack = new Set(stacks.flatMap((stack) => stack.cells))
  const units = [
    ...stacks.map(({ text }) => text),
    ...row.labels.filter((cell) => isUnitCell(cell) && !inStack.has(cell)).map(({ text }) => text),
  ]
  const kept = row.labels.map((cell) =>
    underScope && bareScope.test(cell.text) ? { ...cell, text: `Scope ${cell.text}` } : cell,
  )
  const cells = kept.filter(
    (cell) =>
      !isUnitCell(cell) &&
      !inStack.has(cell) &&
      !code.test(cell.text) &&
      !assurance.test(cell.text) &&
      !/^\d{1,4}$/.test(cell.text),
  )
  const parts: { x0: number; x1: number; cells: Cell[] }[] = []
  for (const cell of cells) {
    const host = parts.find(({ x0, x1 }) => cell.x0 < x1 && cell.x1 > x0)
    if (host) {
      host.cells.push(cell)
      host.x0 = Math.min(host.x0, cell.x0)
      host.x1 = Math.max(host.x1, cell.x1)
    } else parts.push({ x0: cell.x0, x1: cell.x1, cells: [cell] })
  }
  const texts = parts
    .sort((a, b) => a.x0 - b.x0)
    .map((part) =>
      part.cells
        .sort((a, b) => a.base - b.base || a.x0 - b.x0)
        .map(({ text }) => text)
        .join(' '),
    )
  return {
    parts: texts,
    units,
    label: texts.join(' | '),
    marks: row.labels.map(({ marks }) => marks).join(' '),
  }
}
