import type { Cell, Page } from '../layout/page.ts'
import { readLabel } from '../rules/read-label.ts'
import type { Column, Row, Table } from '../tables/table.ts'
import { tablesOf } from '../tables/tables-of.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import { weighBlocks } from './weigh-blocks.ts'

/** Which part of the company a figure is of, where a sheet gives the same labels for several. */
export type SheetBlock = { block: string; perimeter: string | null; isGroup: boolean | null }

/** Figures that belong together under one name: the heading of a block, the name of a sheet, the head of a column. */
type Part = { id: string; name: string; figures: Map<string, number>; cells: Cell[] }

const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<!scope\s?)\d+|[\s.,:;*()[\]]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** A name that says what is measured, how, when or for what end, tells no parts of a company apart. */
const namesPart = (name: string) => {
  const { scopes, method, bothMethods, category, severalCategories, direct, energy, refused } =
    readLabel(name)
  return (
    name !== '' &&
    scopes.length === 0 &&
    !method &&
    !bothMethods &&
    category === null &&
    !severalCategories &&
    !direct &&
    !energy &&
    (refused === null || refused === 'other gas') &&
    readYear(name) === null
  )
}

const headOf = ({ heads, groups }: Column) => plainly([...heads, ...groups].map(({ text }) => text).join(' '))
/** Years tell columns apart, so their digits stay. */
const plainly = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

const addRow = (part: Part, row: Row, label: string, head = headOf) => {
  for (const { cell, kind, column } of row.values) {
    if (kind.kind !== 'value') continue
    part.cells.push(cell)
    const name = `${label}|${row.year ?? row.block ?? ''}|${head(column)}`
    if (!part.figures.has(name)) part.figures.set(name, kind.value)
  }
}

/** Units and codes of standards beside a label do not tell it from the same label elsewhere. */
const isWord = ({ text }: Cell) =>
  /\p{L}{3}|\p{Script=Han}{2}/u.test(text) && !(text.length < 24 && readUnit(text))
const readLabelOf = ({ labels }: Row) =>
  tidy(
    labels
      .filter((cell, at) => at === 0 || isWord(cell))
      .map(({ text }) => text)
      .join(' '),
  )

/** A row is asked once for each column and each way to part a sheet. */
const known = new WeakMap<Row, string>()
const labelOf = (row: Row) => {
  const before = known.get(row)
  if (before !== undefined) return before
  const made = readLabelOf(row)
  known.set(row, made)
  return made
}

/** Rows one after the other under one heading. */
const runsOf = (page: Page, table: Table, at: number): Part[] => {
  const parts: Part[] = []
  let line = -2
  for (const row of table.rows) {
    const heading = row.sections.find(({ hasValues }) => !hasValues)
    if (parts.length === 0 || (heading?.line ?? -1) !== line) {
      line = heading?.line ?? -1
      parts.push({
        id: `${page.number}:${at}:${line}`,
        name: heading?.text ?? '',
        figures: new Map(),
        cells: [],
      })
    }
    addRow(parts.at(-1) as Part, row, labelOf(row))
  }
  return parts
}

/** How much stands in both of two parts, and how much of it is of one scope. */
const common = (a: Part, b: Part) => {
  const names = [...a.figures.keys()].filter((name) => b.figures.has(name))
  return {
    same: names.length,
    scoped: names.filter((name) => readLabel(name.split('|')[0] ?? '').scopes.length === 1).length,
    ofSmaller: names.length / Math.min(a.figures.size, b.figures.size),
    ofLarger: names.length / Math.max(a.figures.size, b.figures.size),
  }
}

/** No company has more parts than this on one sheet; a file that seems to is a list of something else. */
const partsMax = 300

/** Parts that have the same labels as each other. */
const clusters = (parts: Part[], alike: (a: Part, b: Part) => boolean): Part[][] => {
  let found: Part[][] = []
  for (const part of parts.slice(0, partsMax)) {
    const homes = found.filter((cluster) => cluster.some((other) => alike(other, part)))
    found = [...found.filter((cluster) => !homes.includes(cluster)), [...homes.flat(), part]]
  }
  return found
    .filter(({ length }) => length > 1)
    .map((cluster) => cluster.sort((a, b) => parts.indexOf(a) - parts.indexOf(b)))
}

const someAlike = (a: Part, b: Part) => {
  const { same, scoped, ofSmaller } = common(a, b)
  return same >= 2 && (scoped >= 2 || ofSmaller >= 0.3)
}
/** Whole tables and sheets have much in common by chance: they are blocks where nearly all of it is the same. */
const allAlike = (a: Part, b: Part) => {
  const { same, ofLarger } = common(a, b)
  return same >= 4 && ofLarger >= 0.7
}

/** Without a sum that proves it, the largest block may still be a part: it keeps its name, and what it is stays open. */
const settle = (all: Part[], into: Map<Cell, SheetBlock>, provenOnly: boolean) => {
  const { whole, parts, proven } = weighBlocks(all.map(({ figures }) => figures))
  if (provenOnly && !proven) return
  const mark = ({ id, name, cells }: Part, isGroup: boolean | null) => {
    // What is a part of one thing stays a part; what is known is not forgotten for a guess.
    for (const cell of cells)
      if (!into.has(cell) || (isGroup === false && into.get(cell)?.isGroup !== false))
        into.set(cell, { block: id, perimeter: isGroup ? null : name, isGroup })
  }
  for (const at of parts) mark(all[at] as Part, false)
  mark(all[whole] as Part, proven ? true : null)
}

/** "UK", "Rest of world" and "Total" beside each other for one year. */
const columnParts = (page: Page, table: Table, at: number): Part[][] => {
  const byGroup = new Map<string, Part[]>()
  table.columns.forEach((column, index) => {
    const [name = ''] = [...column.heads, ...column.groups]
      .map(({ text }) => text)
      .filter((text) => namesPart(text))
    const rest = headOf(column).replace(plainly(name), '').trim()
    if (name === '') return
    const part: Part = { id: `${page.number}:${at}:c${index}`, name, figures: new Map(), cells: [] }
    for (const row of table.rows)
      addRow(
        part,
        { ...row, values: row.values.filter((value) => value.column === column) },
        labelOf(row),
        () => '',
      )
    byGroup.set(rest, [...(byGroup.get(rest) ?? []), part])
  })
  return [...byGroup.values()].filter(({ length }) => length > 2)
}

/** "Group", "Americas" and "Asia" below each other, where the columns say what is measured. */
const rowParts = (page: Page, table: Table, at: number): Part[][] => {
  const measured = table.columns.filter((column) => {
    const { scopes, category } = readLabel(headOf(column))
    return scopes.length > 0 || category !== null
  })
  if (measured.length === 0) return []
  const byYear = new Map<number | null, Part[]>()
  table.rows.forEach((row, index) => {
    const name = row.labels.map(({ text }) => text).join(' ')
    if (!namesPart(name)) return
    const part: Part = { id: `${page.number}:${at}:r${index}`, name, figures: new Map(), cells: [] }
    addRow(part, { ...row, year: null, block: null }, '')
    const year = row.year ?? row.block
    byYear.set(year, [...(byYear.get(year) ?? []), part])
  })
  return [...byYear.values()].filter(({ length }) => length > 2)
}

/** Each table of a sheet as one block, called by the title that it does not share with the others. */
const tableParts = (page: Page, tables: Table[]): Part[] =>
  tables.flatMap((table, at) => {
    const shared = (caption: string) =>
      tables.some((other) => other !== table && other.captions.includes(caption))
    const name = table.captions.find((caption) => !shared(caption) && namesPart(caption))
    if (!name) return []
    const part: Part = { id: `${page.number}:${at}`, name, figures: new Map(), cells: [] }
    for (const row of table.rows) addRow(part, row, labelOf(row))
    return [part]
  })

/** Each sheet as one block. */
const sheetPart = (page: Page): Part => {
  const part: Part = { id: `${page.number}`, name: page.sheet ?? '', figures: new Map(), cells: [] }
  for (const table of tablesOf(page).tables)
    for (const row of table.rows) {
      const under = row.sections.map(({ text }) => tidy(text)).join('<')
      addRow(part, row, `${labelOf(row)}<${under}`)
    }
  return part
}

/**
 * The same labels again, for each country, entity, division or site: below each other, beside each other, or a sheet for
 * each. The group is found by its sums; the others are called by what stands over them.
 */
export const blocksOf = (pages: Page[]): Map<Cell, SheetBlock> => {
  const found = new Map<Cell, SheetBlock>()
  const sheets = pages.filter(({ hidden, lines }) => !hidden && lines[0]?.cells[0]?.ref)
  for (const page of sheets) {
    const { tables } = tablesOf(page)
    tables.forEach((table, at) => {
      for (const parts of [...columnParts(page, table, at), ...rowParts(page, table, at)])
        settle(parts, found, true)
    })
    const runs = tables.map((table, at) => runsOf(page, table, at).filter(({ name }) => namesPart(name)))
    for (const own of runs) for (const parts of clusters(own, someAlike)) settle(parts, found, false)
    for (const parts of clusters(tableParts(page, tables), allAlike)) settle(parts, found, false)
  }
  const whole = sheets.map(sheetPart).filter(({ name }) => namesPart(name))
  for (const parts of clusters(whole, allAlike)) settle(parts, found, false)
  return found
}
