// A spreadsheet takes a cell that begins so for a formula; names are other people's words.
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of cells as RFC 4180 writes them. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
