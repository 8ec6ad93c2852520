import { isFigure } from '../numbers/read-number.ts'
import { isYearCell } from '../years/read-year.ts'
import type { Cell, Line, Run } from './page.ts'

const hasDigit = /\d/
const startsGroup = /^[-–(]?\d{1,3}$/
const isGroup = /^\d{3}(\)|[.,]\d+)?$/

const unitWord =
  /^\(?(?:metric|t|tonnes?|tons?|kt|mt|kg|[kmgt]wh|[gmtp]j|btus?|million|thousand|m3|co2|tco2|ktco2|mtco2)/i

const clusterByBaseline = (runs: Run[]): Run[][] => {
  const sorted = [...runs].sort((a, b) => a.base - b.base || a.x0 - b.x0)
  const lines: { runs: Run[]; base: number; size: number }[] = []
  for (const run of sorted) {
    const line = lines.at(-1)
    if (line && Math.abs(run.base - line.base) <= 0.28 * Math.min(run.size, line.size)) {
      line.runs.push(run)
      line.size = Math.max(line.size, run.size)
    } else lines.push({ runs: [run], base: run.base, size: run.size })
  }
  return lines.map(({ runs: members }) => members.sort((a, b) => a.x0 - b.x0))
}

/** 1 234 567 is one figure when the groups have three digits and stand closer than two columns would. */
const continuesFigure = (left: string, right: string, gap: number, size: number) =>
  gap < 0.42 * size &&
  isGroup.test(right) &&
  (startsGroup.test(left) || /^[-–(]?\d{1,3}( \d{3})+$/.test(left))

const joinRuns = (runs: Run[]): Cell[] => {
  const cells: Cell[] = []
  let last: Run | null = null
  let lastWord = ''
  for (const run of runs) {
    const cell = cells.at(-1)
    const size = last ? Math.max(Math.min(run.size, last.size), 1) : run.size
    const gap = last ? run.x0 - last.end : Number.POSITIVE_INFINITY
    if (cell && last && gap < (run.spaced ? 0.03 : 0.12) * size) {
      cell.text += run.text
      lastWord += run.text
    } else if (
      cell &&
      last &&
      gap < 0.3 * size &&
      /^[B-HJ-Z]$/.test(lastWord) &&
      /^[a-z]{2}/.test(run.text)
    ) {
      // A capital set with its own width: "G asoline".
      cell.text += run.text
      lastWord += run.text
    } else if (cell && last && continuesFigure(lastWord, run.text, gap, size)) {
      cell.text += ` ${run.text}`
      lastWord += ` ${run.text}`
    } else if (cell && last && gap < widest(lastWord, run.text, cell.text) * size) {
      cell.text += ` ${run.text}`
      lastWord = run.text
    } else {
      cells.push({
        text: run.text,
        x0: run.x0,
        x1: run.x1,
        y0: run.y0,
        y1: run.y1,
        base: run.base,
        size: run.size,
        marks: run.marks,
        ref: null,
        prose: false,
        bold: run.bold,
        indent: 0,
        filled: false,
      })
      last = run
      lastWord = run.text
      continue
    }
    cell.x1 = Math.max(cell.x1, run.x1)
    cell.y0 = Math.min(cell.y0, run.y0)
    cell.y1 = Math.max(cell.y1, run.y1)
    cell.size = Math.max(cell.size, run.size)
    cell.marks += run.marks
    // One word in bold does not make the text bold.
    cell.bold &&= run.bold
    last = run
  }
  return cells
}

/** Two figures side by side are two values even where only a space separates them; words are one text for longer. */
const widest = (left: string, right: string, whole: string) => {
  if (!hasDigit.test(right) && !hasDigit.test(left)) return 0.75
  if (isYearCell(right) && isYearCell(left)) return 0
  const leftFigure = isFigure(left)
  const rightFigure = isFigure(right)
  if (leftFigure && rightFigure) return whole === left ? 0 : 0.3
  if (rightFigure) return 0.5
  if (leftFigure && whole === left) return /\d[.,'’]\d/.test(left) && !unitWord.test(right) ? 0.28 : 0.5
  return 0.75
}

export const buildLines = (runs: Run[]): Line[] =>
  clusterByBaseline(runs).map((members) => {
    const cells = joinRuns(members)
    const size = Math.max(...cells.map((cell) => cell.size))
    return { cells, base: Math.max(...cells.map((cell) => cell.base)), size }
  })
