import { measureWorkbook, WorkbookTooLarge } from './measure-workbook.ts'

const writeCell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const isWorkbook = async (file: File): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}

const unreadable = 'This workbook cannot be read. Save it as .xlsx or .csv and try again.'

const readRows = async (file: File) => {
  try {
    await measureWorkbook(file)
    const { readSheet: read } = await import('read-excel-file/universal')
    return await read(file)
  } catch (error) {
    throw error instanceof WorkbookTooLarge ? error : new Error(unreadable)
  }
}

/** The lines of a file as CSV: of a workbook, its first sheet. It is taken apart here, in the person's own browser. */
export const readSheet = async (file: File): Promise<string> => {
  if (!(await isWorkbook(file))) return file.text()
  const rows = await readRows(file)
  return rows.map((row) => row.map(writeCell).join(',')).join('\n')
}

/** The same file as CSV, where it is a workbook. */
export const asCsv = async (file: File): Promise<File> =>
  (await isWorkbook(file))
    ? new File([await readSheet(file)], file.name.replace(/\.xlsx$/i, '.csv'), { type: 'text/csv' })
    : file
