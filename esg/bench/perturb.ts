import type { Cell, Page } from '../src/layout/page.ts'
import { isDrawn, resize } from '../src/layout/settle-size.ts'
import { settleConvention } from '../src/numbers/read-number.ts'
import type { Column } from '../src/tables/table.ts'
import { tablesOf } from '../src/tables/tables-of.ts'
import { isYearCell, readYear } from '../src/years/read-year.ts'
import { chanceOf } from '../testing/made/chance.ts'

/**
 * Changes how a report is set or worded and leaves what it says. It changes the pages it is given; who reads them next has
 * to copy them first, since what is known of a cell is kept with it.
 */
export type Perturbation = (pages: Page[]) => void

const eachCell = (pages: Page[], change: (cell: Cell, page: Page) => void) => {
  for (const page of pages) for (const { cells } of page.lines) for (const cell of cells) change(cell, page)
}

const reword =
  (rules: [RegExp, string][]): Perturbation =>
  (pages) =>
    eachCell(pages, (cell) => {
      for (const [words, other] of rules) cell.text = cell.text.replace(words, other)
    })

const resized =
  (by: number): Perturbation =>
  (pages) => {
    for (const page of pages.filter(isDrawn)) resize(page, by)
  }

/** Nothing stands exactly where it should. */
const shake =
  (reach: number): Perturbation =>
  (pages) => {
    const chance = chanceOf(11)
    eachCell(pages, (cell) => {
      if (cell.ref !== null) return
      const by = (2 * chance.next() - 1) * reach
      cell.x0 += by
      cell.x1 += by
    })
  }

const english = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\d,]|\.\d)/g

/** Figures that are printed the English way are printed another way. */
const numbers =
  (thousands: string, point: string): Perturbation =>
  (pages) => {
    const pointed = new Set(
      pages.filter(
        ({ lines }) =>
          settleConvention(lines.flatMap(({ cells }) => cells.map(({ text }) => text))) === 'point',
      ),
    )
    eachCell(pages, (cell, page) => {
      // A sheet's numbers are numbers; they have no way of being printed.
      if (cell.ref !== null && /^[\d.]+$/.test(cell.text)) return
      if (!pointed.has(page) || isYearCell(cell.text)) return
      cell.text = cell.text.replace(english, (whole, digits: string, fraction: string | undefined) =>
        !digits.includes(',') && !fraction
          ? whole
          : digits.replaceAll(',', thousands) + (fraction ? point + fraction.slice(1) : ''),
      )
    })
  }

const years =
  (print: (year: number) => string): Perturbation =>
  (pages) =>
    eachCell(pages, (cell) => {
      const year = /^20\d\d$/.test(cell.text) ? readYear(cell.text) : null
      if (year === null) return
      cell.text = print(year)
      // A longer word is set around the same middle.
      const wider = ((cell.text.length - 4) * 0.5 * cell.size) / 2
      if (cell.ref === null) {
        cell.x0 -= wider
        cell.x1 += wider
      }
    })

const swap = (dated: Column[], columns: Column[]) => {
  const places = dated.map(({ x1 }) => x1)
  dated.forEach((column, at) => {
    const by = (places[dated.length - 1 - at] ?? 0) - column.x1
    const own = column.heads.filter(
      (head) => columns.filter(({ heads }) => heads.includes(head)).length === 1,
    )
    for (const cell of new Set([...column.cells.map((entry) => entry.cell), ...own])) {
      cell.x0 += by
      cell.x1 += by
    }
  })
}

/** The columns of each table in the opposite order, with all that stands above them. */
const mirror: Perturbation = (pages) => {
  for (const page of pages) {
    for (const { columns } of tablesOf(page).tables) {
      const dated = columns.filter(({ heads }) => heads.filter(({ text }) => isYearCell(text)).length === 1)
      if (dated.length < 2 || dated.length !== columns.length) continue
      // What stands over several columns stays where it is, and so do its columns below it.
      const groups = new Map<string, typeof dated>()
      for (const column of dated) {
        const key = column.groups.map(({ x0, text }) => `${x0} ${text}`).join('|')
        groups.set(key, [...(groups.get(key) ?? []), column])
      }
      for (const group of groups.values()) swap(group, columns)
    }
    for (const line of page.lines) line.cells.sort((a, b) => a.x0 - b.x0)
  }
}

const caps =
  (letters: (text: string) => string): Perturbation =>
  (pages) =>
    eachCell(pages, (cell) => {
      // Units mean what their letters say.
      if (
        /scope|emission|total|direct|based|purchased|travel|goods|transport/i.test(cell.text) &&
        cell.text.length < 60
      )
        cell.text = cell.text.replace(/\p{L}{4,}/gu, letters)
    })

const tonnes = (unit: string): Perturbation =>
  reword([
    [
      /\b(?:metric )?(?:tonnes?|tons) (?:of )?CO\s?[2₂][- ]?(?:e(?:q\.?)?|equivalents?)?(?![\p{L}\d])/giu,
      unit,
    ],
    [/(?<![\p{L}\d])t\s?CO\s?[2₂][- ]?(?:e(?:q\.?)?)?(?![\p{L}\d])/gu, unit],
  ])

export const perturbations: Record<string, Perturbation> = {
  'as printed': () => {},
  'three quarters as large': resized(0.75),
  'half as large again': resized(1.5),
  'three times as large': resized(3),
  'a third as large': resized(1 / 3),
  'shaken by a point': shake(1),
  'figures as 1 234.5': numbers(' ', '.'),
  'figures as 1 234,5': numbers(' ', ','),
  'figures as 1.234,5': numbers('.', ','),
  'figures as 1’234.5': numbers('’', '.'),
  'figures as 1234.5': numbers('', '.'),
  'years as FY2023': years((year) => `FY${year}`),
  'years as FY23': years((year) => `FY${String(year).slice(2)}`),
  'years as 2022/23': years((year) => `${year - 1}/${String(year).slice(2)}`),
  'years as 31 Dec 2023': years((year) => `31 Dec ${year}`),
  'years as 2023*': years((year) => `${year}*`),
  'columns mirrored': mirror,
  'labels in capitals': caps((text) => text.toUpperCase()),
  'labels in small letters': caps((text) => text.toLowerCase()),
  'unit as t CO2-eq.': tonnes('t CO2-eq.'),
  'unit as metric tons CO2e': tonnes('metric tons CO2e'),
  'unit as tonnes of CO2 equivalent': tonnes('tonnes of CO2 equivalent'),
  'unit as MTCO2e': tonnes('MTCO2e'),
  'unit as tons CO2-equivalents': tonnes('tons CO2-equivalents'),
  'Scope 1 as Scope I': reword([
    [/\bscope (?=1\b)1/gi, 'Scope I'],
    [/\bscope (?=2\b)2/gi, 'Scope II'],
    [/\bscope (?=3\b)3/gi, 'Scope III'],
  ]),
  'Scope 1 as Scope1': reword([[/\b(scopes?) (?=[123]\b)/gi, '$1']]),
  'scopes explained': reword([
    [/^scope 1(?: emissions)?$/i, 'Direct GHG emissions (Scope 1)'],
    [/^scope 2(?: emissions)?$/i, 'Energy indirect GHG emissions (Scope 2)'],
    [/^scope 3(?: emissions)?$/i, 'Other indirect GHG emissions (Scope 3)'],
  ]),
  'methods in brackets': reword([
    [/[–,:-]?\s*\(?\blocation[- ]based(?: method)?\)?/gi, ' (location-based method)'],
    [/[–,:-]?\s*\(?\bmarket[- ]based(?: method)?\)?/gi, ' (market-based method)'],
  ]),
  'methods as LB and MB': reword([
    [/\(?\blocation[- ]based(?: method)?\)?/gi, '(LB)'],
    [/\(?\bmarket[- ]based(?: method)?\)?/gi, '(MB)'],
  ]),
  'dashes for hyphens': reword([[/(?<=\p{L})-(?=\p{L})/gu, '‑']]),
}
