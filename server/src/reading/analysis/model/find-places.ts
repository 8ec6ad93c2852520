import { type PageRow, squeeze } from './page-rows.ts'

/** A figure on a page: its row, its piece of the row, and where in the piece it begins. */
export type RowPlace = { row: number; cell: number; at: number }

const placesMax = 20

/** Whether the figure stands there as itself: not as the end of a longer one, the 1 of "Scope 1" or a percentage. */
const isWhole = (text: string, at: number, value: string): boolean => {
  const before = text.slice(0, at)
  const after = text.slice(at + value.length)
  if (/\d[.,'’]?$|\p{Script=Latin}$/u.test(before)) return false
  if (/^[.,'’]?\d|^\s*(?:%|per\s?cent)/i.test(after)) return false
  if (/(?:scopes?|categor(?:y|ies)|\bCO)\s*$/i.test(before) || /(?:^|[\s(])[-–−]$/.test(before)) return false
  // 1 234 567 is one figure, and 234 567 none.
  if (/(?<!\d)\d{1,3} $/.test(before) && /^\d{3}(?!\d)/.test(value)) return false
  return !(/^ \d{3}(?!\d)/.test(after) && /^\d{1,3}(?: \d{3})*$/.test(value))
}

const occurrences = (text: string, part: string): number[] => {
  const found: number[] = []
  for (let at = text.indexOf(part); at >= 0 && found.length < placesMax; at = text.indexOf(part, at + 1))
    found.push(at)
  return found
}

/** Where the quoted words stand on the page with the figure in them; nowhere, if they are not the page's. */
export const findPlaces = (rows: readonly PageRow[], quote: string, value: string): RowPlace[] => {
  const words = squeeze(quote)
  const figure = value.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (figure === '' || !words.includes(squeeze(figure))) return []
  let page = ''
  const pieces = rows.flatMap(({ cells }, row) =>
    cells.map(({ text }, cell) => {
      const start = page.length
      page += squeeze(text)
      return { row, cell, text, start, end: page.length }
    }),
  )
  const touched = new Set(
    occurrences(page, words).flatMap((from) =>
      pieces.filter(({ start, end }) => start < from + words.length && end > from),
    ),
  )
  return [...touched].flatMap(({ row, cell, text }) =>
    occurrences(text, figure)
      .filter((at) => isWhole(text, at, figure))
      .map((at) => ({ row, cell, at })),
  )
}
