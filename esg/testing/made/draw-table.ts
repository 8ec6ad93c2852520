/** A table as people write one down: rows of texts, the first column flush left, the others flush right. */
export type Span = { text: string; over: number }
export type TableRow = (string | Span)[]

const textOf = (cell: string | Span | undefined) => (typeof cell === 'object' ? cell.text : (cell ?? ''))

/** Draws it with letters, at least three spaces between columns. `indent` shifts the whole. */
export const drawTable = (rows: TableRow[], indent = 0): string[] => {
  const widths: number[] = []
  for (const row of rows) {
    let column = 0
    for (const cell of row) {
      const over = typeof cell === 'object' ? cell.over : 1
      if (over === 1) widths[column] = Math.max(widths[column] ?? 0, textOf(cell).length)
      column += over
    }
  }
  // A head over several columns needs their room.
  for (const row of rows) {
    let column = 0
    for (const cell of row) {
      const over = typeof cell === 'object' ? cell.over : 1
      const room = Array.from({ length: over }, (_, at) => widths[column + at] ?? 0).reduce(
        (a, b) => a + b,
        3 * (over - 1),
      )
      if (over > 1 && textOf(cell).length > room)
        widths[column] = (widths[column] ?? 0) + textOf(cell).length - room
      column += over
    }
  }
  return rows.map((row) => {
    let line = ' '.repeat(indent)
    let column = 0
    for (const cell of row) {
      const text = textOf(cell)
      const over = typeof cell === 'object' ? cell.over : 1
      const room = Array.from({ length: over }, (_, at) => widths[column + at] ?? 0).reduce(
        (a, b) => a + b,
        3 * (over - 1),
      )
      const free = room - text.length
      if (column === 0) line += text.padEnd(room)
      else if (over > 1)
        line += `   ${' '.repeat(Math.floor(free / 2))}${text}${' '.repeat(Math.ceil(free / 2))}`
      else line += `   ${text.padStart(room)}`
      column += over
    }
    return line.trimEnd()
  })
}

/** Two drawings beside each other. */
export const beside = (left: string[], right: string[], gap = 8): string[] => {
  const width = Math.max(...left.map((line) => line.length)) + gap
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    ((left[at] ?? '').padEnd(width) + (right[at] ?? '')).trimEnd(),
  )
}
