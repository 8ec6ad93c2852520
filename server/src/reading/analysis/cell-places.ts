export type CellPlace = { row: number; column: number }

/** A is 0, Z is 25, AA is 26. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1

export const columnLetters = (number: number): string =>
  number < 26
    ? String.fromCharCode(65 + number)
    : columnLetters(Math.floor(number / 26) - 1) + columnLetters(number % 26)

/** A sheet names its cells by letters, a table of plain text by line and column. */
export const placeOfCell = (cell: string): CellPlace | null => {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
  if (letters && digits) return { row: Number(digits), column: columnNumber(letters) }
  const [, line, column] = /^line (\d+) col (\d+)$/.exec(cell) ?? []
  return line && column ? { row: Number(line), column: Number(column) - 1 } : null
}
