type Line = { text: string; box: { y0: number; y1: number } | null; cell: string | null }

const rowOf = (cell: string | null) => /\d+$/.exec(cell ?? '')?.[0]

/** What stands between two pieces of a page: a space on one line, a line end, or the blank line that parts paragraphs. */
const between = (before: Line, next: Line): string => {
  if (!before.box || !next.box) return rowOf(before.cell) === rowOf(next.cell) ? ' ' : '\n\n'
  const height = before.box.y1 - before.box.y0
  const gap = next.box.y0 - before.box.y1
  if (gap < -height / 2 && next.box.y0 >= before.box.y0 - height / 2) return ' '
  return gap > height * 0.6 || gap < -height / 2 ? '\n\n' : '\n'
}

/** The words of a page as running text, its paragraphs and table rows kept apart. */
export const writePage = ({ lines }: { lines: readonly Line[] }): string =>
  lines.reduce((text, line, at) => {
    const before = lines[at - 1]
    return before ? `${text}${between(before, line)}${line.text}` : line.text
  }, '')
