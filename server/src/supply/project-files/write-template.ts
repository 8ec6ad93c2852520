import { blockColumns } from '@ledgerleaf/contract/project-files'
import { serialExample } from '@ledgerleaf/contract/serial-grammar'
import writeXlsxFile, { type Row } from 'write-excel-file/node'

const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
const words = (...cells: string[]): Row => cells.map((value) => ({ value, type: String }))

/** A workbook with the columns of an import on its first sheet, and what goes into them on its second. */
export const writeTemplate = (registry: string | null): Promise<Buffer> => {
  const example = registry ? serialExample(registry) : null
  const help: Row[] = [
    [bold('Column'), bold('What goes into it')],
    words('vintage_start', 'The first day of the vintage, as 2023-01-01'),
    words('vintage_end', 'The last day of the vintage, as 2023-12-31'),
    words('serial_prefix', 'What stands in every serial of the block, without the numbers'),
    words('serial_start', 'The first number'),
    words('serial_end', 'The last number; both are included'),
    words('vintage', 'Instead of both days: the year, as 2023'),
    words('serial', `Instead of the three columns: a whole serial${example ? `, as ${example}` : ''}`),
  ]
  const sheets = [
    {
      sheet: 'Serial blocks',
      data: [blockColumns.map(bold)],
      columns: blockColumns.map(() => ({ width: 18 })),
    },
    { sheet: 'How to fill it in', data: help, columns: [{ width: 18 }, { width: 70 }] },
  ]
  return writeXlsxFile(sheets).toBuffer()
}
