import type { Cell } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import { readLabel } from '../rules/read-label.ts'
import type { Candidate } from './candidate.ts'
import { readParagraph } from './collect-prose.ts'
import type { PageContext } from './page-context.ts'

const holdsFigure = /\d[\d.,'’ ]* ?(?:[a-z]|CO)/i
const names = ({ text, prose }: Cell) => {
  if (prose || text.length > 120 || !/scope/i.test(text)) return false
  const { scopes, refused, subset, severalCategories } = readLabel(text)
  return scopes.length === 1 && !refused && !subset && !severalCategories
}

/** An index that answers in words: "Direct (Scope 1) GHG emissions | 2023: 12,345 tCO2e; 2022: 12,111 tCO2e". */
export const collectInline = (context: PageContext): Candidate[] =>
  context.page.lines.flatMap(({ cells }) =>
    cells.slice(1).flatMap((cell, at) => {
      const label = cells[at] as Cell
      if (cell.prose || cell.text.length > 160 || !names(label) || !holdsFigure.test(cell.text)) return []
      if (/scope/i.test(cell.text) || readCell(cell, context.convention).kind !== 'text') return []
      return readParagraph(
        {
          text: `${label.text} ${cell.text}`,
          cells: [
            { cell: label, from: 0 },
            { cell, from: label.text.length + 1 },
          ],
        },
        context,
      )
    }),
  )
