import { readNumber, settleConvention } from '../numbers/read-number.ts'
import type { Base, TextLine, TextPage } from '../types.ts'
import { placeOf, rowsOf } from './text-rows.ts'

const ofWhole = '(?:total|net|group|consolidated|average|annual|number of|full-time|permanent|the)'
const revenue = new RegExp(
  `^(?:${ofWhole} )*(?:revenues?|net sales|sales revenues?|turnover|umsatz(?:erl[öo]se?)?|konzernumsatz|chiffre d.affaires(?: consolid[ée])?|ventas netas|cifra de negocios|ricavi(?: netti)?|fatturato|receita l[ií]quida|volume de neg[óo]cios)\\b(.*)$`,
  'i',
)
const employees = new RegExp(
  `^(?:${ofWhole} )*(?:employees|headcount|workforce|ftes?|full-time equivalents?|mitarbeiter(?:innen)?|mitarbeitenden?|besch[äa]ftigten?|effectifs?|collaborateurs|salari[ée]s|empleados|plantilla|dipendenti|colaboradores|empregados)\\b(.*)$`,
  'i',
)
const money =
  /(?:[€$£¥]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|AUD|NZD|CAD|BRL|INR|CNY|KRW)|\b(?:euros?|dollars?|pounds?))\s?(?:in )?(?:m|mn|mln|mio\.?|bn|mrd\.?|k|millions?|billions?|thousands?|['’]?000)?\b|\b(?:millions?|billions?|mio\.?|mrd\.?|thousands?|mn|bn)\s?(?:of |de )?(?:[€$£¥]|EUR|USD|GBP|CHF|SEK|NOK|DKK|JPY|AUD|NZD|CAD|BRL|INR|euros?|dollars?)/i
// What may follow the name of the figure and leave it the same figure.
const harmless =
  /^[\s,.:;()[\]*†\d–-]*(?:at year[- ]end|year[- ]end|average|total|group|headcount|ftes?)?[\s,.:;()[\]*†\d–-]*$/i

const yearOf = (text: string): number | null => {
  const [, year, short] =
    /^(?:(?:FY\s?|CY\s?)?(20\d\d)(?:\s?\/\s?\d{2,4})?|FY\s?['’]?(\d\d))[*†]?$/i.exec(text.trim()) ?? []
  return year ? Number(year) : short ? 2000 + Number(short) : null
}

const columnOf = (cell: string): string => /^([A-Z]+)\d+$/.exec(cell)?.[1] ?? cell.replace(/^line \d+ /, '')

const isUnder = (value: TextLine, head: TextLine): boolean => {
  if (value.cell !== null && head.cell !== null) return columnOf(value.cell) === columnOf(head.cell)
  return Boolean(value.box && head.box && value.box.x0 < head.box.x1 && value.box.x1 > head.box.x0)
}

const rowsAbove = 40

/** The year a figure stands under: the nearest one above it, in its own column. */
const yearAbove = (rows: TextLine[][], at: number, value: TextLine): number | null => {
  for (let above = at - 1; above >= Math.max(0, at - rowsAbove); above -= 1)
    for (const head of rows[above] ?? []) {
      const year = yearOf(head.text)
      if (year !== null && isUnder(value, head)) return year
    }
  return null
}

type Labelled = Pick<Base, 'kind' | 'unit'>

/** Revenue counts with its currency only: a figure without one cannot be divided by. */
const labelOf = (label: string, others: readonly TextLine[]): Labelled | null => {
  const [, afterEmployees] = employees.exec(label) ?? []
  if (afterEmployees !== undefined && harmless.test(afterEmployees))
    return { kind: 'employees', unit: 'employee' }
  const [, afterRevenue] = revenue.exec(label) ?? []
  if (afterRevenue === undefined) return null
  const inLabel = money.exec(afterRevenue)
  if (inLabel && harmless.test(afterRevenue.replace(inLabel[0], '').replace(/\bin\b/i, '')))
    return { kind: 'revenue', unit: inLabel[0].trim() }
  const beside = others.map(({ text }) => money.exec(text)?.[0]).find((unit) => unit !== undefined)
  return beside && harmless.test(afterRevenue) ? { kind: 'revenue', unit: beside.trim() } : null
}

const cellLengthMax = 30

const key = ({ kind, year }: Base) => `${kind} ${year}`

/**
 * Revenue and employees where a table gives them by year, so that emissions can be set in relation to them. What does
 * not stand clearly under a year, or is printed twice with different values, is left alone.
 */
export const readBases = (pages: readonly TextPage[]): Base[] => {
  const found = new Map<string, Base>()
  const disputed = new Set<string>()
  for (const page of pages) {
    const rows = rowsOf(page)
    const labels = rows.map(([first]) => first?.text ?? '')
    if (!labels.some((text) => revenue.test(text) || employees.test(text))) continue
    const convention = settleConvention(page.lines.map(({ text }) => text))
    rows.forEach(([first, ...others], at) => {
      const label = first ? labelOf(first.text.trim(), others) : null
      if (!label) return
      // Words of a text that runs beside the table are none of the row's.
      const quote = [first, ...others.filter(({ text }) => text.length <= cellLengthMax)]
        .map((line) => line?.text)
        .join(' ')
      for (const line of others) {
        const value = readNumber(line.text, convention)?.value
        const year = value === undefined || value <= 0 ? null : yearAbove(rows, at, line)
        if (value === undefined || year === null || line.text.includes('%')) continue
        const base: Base = { ...label, year, value, evidence: placeOf(page, line, quote) }
        const before = found.get(key(base))
        if (before && before.value !== value) disputed.add(key(base))
        if (!before) found.set(key(base), base)
      }
    })
  }
  return [...found.values()].filter((base) => !disputed.has(key(base)))
}
