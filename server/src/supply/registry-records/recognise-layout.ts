import type { ColumnMapping, RecordKind } from '@ledgerleaf/contract/registry-records'
import { DomainError } from '../../platform/domain-error.ts'
import { flattenName, type Layout, lacking } from './layout.ts'
import { layouts } from './layouts.ts'

/** What is said about a file besides the file itself. */
export type FileClaim = {
  registry?: string | undefined
  kind?: RecordKind | undefined
  columns?: ColumnMapping | undefined
}

/** A way of writing files that an operator described: it is recognised by all its columns. */
export const describedLayout = (registry: string, kind: RecordKind, columns: ColumnMapping): Layout => ({
  registry,
  kind,
  columns,
  marks: Object.values(columns),
})

const refuse = (message: string): DomainError => new DomainError('invalid_input', { field: 'file', message })

const nameOf = ({ registry, kind }: Layout): string => `${registry}, ${kind}`

const checkDescribed = (layout: Layout): void => {
  const { kind, columns } = layout
  const needed =
    kind === 'projects'
      ? columns.projectId && columns.name
      : (columns.serial || columns.quantity || columns.kilograms || (columns.prefix && columns.last)) &&
        (columns.projectId || columns.serial || columns.prefix) &&
        (kind !== 'units' || columns.state || columns.retiredOn)
  if (!needed)
    throw refuse(
      kind === 'projects'
        ? 'Say which columns hold the id and the name of a project'
        : 'Say which columns hold the project, the serials or the quantity, and in a file of all units their state',
    )
}

const fits = (asked: FileClaim, layout: Layout): boolean =>
  (asked.registry ?? layout.registry) === layout.registry && (asked.kind ?? layout.kind) === layout.kind

/** Which of the files we know this is, by its header. */
export const recogniseLayout = (
  header: readonly string[],
  asked: FileClaim,
  kept: readonly Layout[] = [],
): Layout => {
  const names = new Set(header)
  if (asked.columns && asked.registry && asked.kind) {
    const layout = describedLayout(asked.registry, asked.kind, asked.columns)
    checkDescribed(layout)
    const missing = lacking(layout, names)
    if (missing.length > 0) throw refuse(`The file has no column “${missing.join('”, “')}”`)
    return layout
  }
  const all = [...layouts, ...kept]
  const whole = all.filter((layout) => lacking(layout, names).length === 0)
  const [found] = whole.filter((layout) => fits(asked, layout))
  if (found) return found
  const [other] = whole
  if (other) throw refuse(`This is a file of ${nameOf(other)}. Nothing was changed.`)
  const candidates = all.filter((layout) => fits(asked, layout))
  const [nearest] = (candidates.length > 0 ? candidates : all).toSorted(
    (a, b) => lacking(a, names).length / a.marks.length - lacking(b, names).length / b.marks.length,
  )
  if (!nearest) throw refuse('The header fits no registry')
  throw refuse(
    `The header fits no file we know. For ${nameOf(nearest)} it lacks “${lacking(nearest, names).join('”, “')}”. ` +
      'For another registry, say which column holds what.',
  )
}

export const readHeader = (cells: readonly string[]): string[] => {
  const names = cells.map(flattenName)
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined) throw refuse(`The column “${twice}” stands in the header twice`)
  return names
}
