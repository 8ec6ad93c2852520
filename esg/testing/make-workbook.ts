import { makeZip } from './make-zip.ts'

export type MadeCell =
  | string
  | number
  | null
  | {
      v: string | number
      bold?: boolean
      indent?: number
      filled?: boolean
      format?: string
      /** A formula, whose result is `v`. */
      formula?: string
      error?: boolean
    }

export type MadeSheet = {
  name: string
  rows: MadeCell[][]
  merges?: string[]
  /** Counted from 1, as Excel does. */
  hiddenRows?: number[]
  hiddenColumns?: number[]
  hidden?: boolean
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** A workbook written by hand, with the weights, indents, grounds and formats that the parser's own writer leaves out. */
export const makeWorkbook = (sheets: MadeSheet[]): Uint8Array => {
  const formats: string[] = []
  const styles = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']
  const styleOf = (cell: Exclude<MadeCell, string | number | null>) => {
    if (cell.format && !formats.includes(cell.format)) formats.push(cell.format)
    const number = cell.format ? 164 + formats.indexOf(cell.format) : 0
    const made = `<xf numFmtId="${number}" fontId="${cell.bold ? 1 : 0}" fillId="${cell.filled ? 2 : 0}" borderId="0"><alignment indent="${cell.indent ?? 0}"/></xf>`
    if (!styles.includes(made)) styles.push(made)
    return styles.indexOf(made)
  }
  const cellOf = (source: MadeCell, ref: string) => {
    if (source === null) return ''
    const cell = typeof source === 'object' ? source : { v: source }
    const style = `r="${ref}" s="${styleOf(cell)}"`
    if (cell.error) return `<c ${style} t="e"><v>${cell.v}</v></c>`
    const formula = cell.formula ? `<f>${quoted(cell.formula)}</f>` : ''
    return typeof cell.v === 'number'
      ? `<c ${style}>${formula}<v>${cell.v}</v></c>`
      : `<c ${style} t="inlineStr"><is><t xml:space="preserve">${quoted(cell.v)}</t></is></c>`
  }
  const sheetOf = ({ rows, merges = [], hiddenRows = [], hiddenColumns = [] }: MadeSheet) => {
    const columns = hiddenColumns.map((at) => `<col min="${at}" max="${at}" width="9" hidden="1"/>`).join('')
    const data = rows.map((row, r) => {
      const cells = row.map((cell, c) => cellOf(cell, `${letters(c)}${r + 1}`)).join('')
      return `<row r="${r + 1}"${hiddenRows.includes(r + 1) ? ' hidden="1"' : ''}>${cells}</row>`
    })
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    return `${head}<worksheet ${main}>${columns ? `<cols>${columns}</cols>` : ''}<sheetData>${data.join('')}</sheetData>${merged ? `<mergeCells>${merged}</mergeCells>` : ''}</worksheet>`
  }
  const parts = sheets.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    data: sheetOf(sheet),
  }))
  const list = sheets
    .map(
      ({ name, hidden }, at) =>
        `<sheet name="${quoted(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('')
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const types = parts.map(
    ({ name }) => `<Override PartName="/${name}" ContentType="${sheetType}.worksheet+xml"/>`,
  )
  const numbers = formats.map(
    (format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${quoted(format)}"/>`,
  )
  return makeZip([
    {
      name: '[Content_Types].xml',
      data: `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${types.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      data: `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `${head}<workbook ${main} xmlns:r="${office}"><sheets>${list}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `${head}<Relationships xmlns="${packaged}/relationships">${links.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      data: `${head}<styleSheet ${main}>${numbers.length > 0 ? `<numFmts count="${numbers.length}">${numbers.join('')}</numFmts>` : ''}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDDEEFF"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...parts,
  ])
}
