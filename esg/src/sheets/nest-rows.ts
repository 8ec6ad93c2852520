import { normalise, scopesIn } from '../rules/read-label.ts'
import type { Row, Section } from '../tables/table.ts'
import type { Item } from './grid.ts'

/** How high a label stands: left before right, flush before set in, bold and coloured before plain. */
type Level = { column: number; indent: number; weight: number }

type Parent = { level: Level; section: Section; row: Row | null; scopes: number[] }

const levelOf = ({ cell, from }: Item): Level => ({
  column: from,
  indent: cell.indent,
  weight: (cell.bold ? 2 : 0) + (cell.filled ? 1 : 0),
})

/** Below zero where the first stands above the second in the order of labels. */
const compare = (a: Level, b: Level, weigh = true) =>
  a.column - b.column || a.indent - b.indent || (weigh ? b.weight - a.weight : 0)

const sectionsMax = 5

const valuesOf = (row: Row) =>
  new Map(
    row.values.flatMap(({ column, kind }) => (kind.kind === 'value' ? [[column, kind.value] as const] : [])),
  )

/** Whether plain rows below a bold one add up to it in some column: then they are what it is made of. */
const addsUp = (parent: Row, rows: Row[]) => {
  const whole = valuesOf(parent)
  if (rows.length < 2) return false
  for (const [column, value] of whole) {
    const sum = rows.reduce((all, row) => all + (valuesOf(row).get(column) ?? 0), 0)
    if (value > 0 && Math.abs(sum - value) <= 0.005 * value) return true
  }
  return false
}

/** Walks down a table and keeps the headings that are open; each row is told those it stands under, the nearest first. */
export class Nest {
  private readonly open: Parent[] = []
  private afterHeading = false
  /** The bold row above, and the plain ones that followed it. */
  private bold: { row: Row; level: Level; section: Section; below: Row[] } | null = null

  heading(item: Item, section: Section) {
    const level = levelOf(item)
    const last = this.open.at(-1)
    if (this.afterHeading && last && !last.row && compare(last.level, level) === 0)
      // Two headings in a row: the first is the title of what the second begins.
      last.level = { ...last.level, weight: last.level.weight + 4 }
    while (this.open.length > 0 && compare(this.open.at(-1)?.level as Level, level) >= 0) this.open.pop()
    this.open.push({ level, section, row: null, scopes: scopesIn(normalise(section.text)) })
    this.afterHeading = true
    this.closeBold()
  }

  row(item: Item | undefined, row: Row, section: Section) {
    this.afterHeading = false
    if (!item) {
      row.sections = this.sections(row)
      return
    }
    const level = levelOf(item)
    const scopes = scopesIn(normalise(section.text))
    while (this.open.length > 0) {
      const top = this.open.at(-1) as Parent
      const over = compare(top.level, level, false)
      if (top.row ? over >= 0 : over > 0) this.open.pop()
      else break
    }
    // A heading that names a scope ends where a row names another.
    const ended = this.open.findIndex(
      (parent) =>
        !parent.row &&
        parent.scopes.length === 1 &&
        scopes.length > 0 &&
        !scopes.includes(parent.scopes[0] as number),
    )
    if (ended >= 0) this.open.splice(ended)
    row.sections = this.sections(row)
    this.open.push({ level, section, row, scopes })
    if (item.cell.bold) {
      this.closeBold()
      this.bold = { row, level, section, below: [] }
    } else if (this.bold && compare(this.bold.level, level, false) === 0) this.bold.below.push(row)
  }

  private sections(row: Row): Section[] {
    const own = valuesOf(row)
    return (
      this.open
        // A row with figures in other columns only is a neighbour, not what this one is a part of.
        .filter((parent) => !parent.row || [...valuesOf(parent.row).keys()].some((column) => own.has(column)))
        .map(({ section }) => section)
        .reverse()
        .slice(0, sectionsMax)
    )
  }

  private closeBold() {
    const { bold } = this
    this.bold = null
    if (!bold || !addsUp(bold.row, bold.below)) return
    for (const row of bold.below) row.sections = [bold.section, ...row.sections].slice(0, sectionsMax)
  }

  end() {
    this.closeBold()
  }
}
