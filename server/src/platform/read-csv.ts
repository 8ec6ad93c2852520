export type CsvLine = { line: number; cells: string[] }

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1)
  return [';', '\t'].find((mark) => first.includes(mark)) ?? ','
}

/** Lines of cells as spreadsheets write them: quoted where needed, a quote inside doubled, either kind of line end. */
export const readCsv = (source: string): CsvLine[] => {
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const delimiter = delimiterOf(text)
  const lines: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startedOn = 1
  const endLine = () => {
    cells.push(cell.trim())
    if (cells.some((one) => one !== '')) lines.push({ line: startedOn, cells })
    cells = []
    cell = ''
    startedOn = line
  }
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (mark === '\n') line++
    if (quoted) {
      if (mark !== '"') cell += mark
      else if (text[at + 1] === '"') cell += text[at++]
      else quoted = false
    } else if (mark === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (mark === delimiter) {
      cells.push(cell.trim())
      cell = ''
    } else if (mark === '\n') endLine()
    else cell += mark
  }
  endLine()
  return lines
}
