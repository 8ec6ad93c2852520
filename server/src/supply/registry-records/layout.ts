import type {
  ColumnMapping,
  ProjectField,
  RecordKind,
  UnitField,
} from '@ledgerleaf/contract/registry-records'

/** How a registry writes a file: which column says what. */
export type Layout = {
  registry: string
  kind: RecordKind
  /** Those whose names together no other file has, by which it is recognised. */
  marks: readonly string[]
  columns: ColumnMapping
  /** The file names projects by an id that only machines know. */
  idIsExternal?: true
  /** The credits of an issuance are counted from 1, and the file says only how many. */
  countsFromOne?: true
}

/** Names of columns are compared without regard to capitals and blanks. */
export const flattenName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

export const lacking = (layout: Layout, header: ReadonlySet<string>): string[] =>
  layout.marks.filter((name) => !header.has(flattenName(name)))

export type Cells<Field extends string> = (field: Field) => string

/** Gives the cell of a field, empty where the file has no such column. */
export const cellsBy = <Field extends ProjectField | UnitField>(
  layout: Layout,
  header: readonly string[],
): ((cells: readonly string[]) => Cells<Field>) => {
  const places = new Map<string, number>()
  for (const [field, column] of Object.entries(layout.columns)) {
    const at = header.indexOf(flattenName(column))
    if (at >= 0) places.set(field, at)
  }
  return (cells) => (field) => {
    const at = places.get(field)
    return at === undefined ? '' : (cells[at] ?? '').trim()
  }
}
