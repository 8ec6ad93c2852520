import type { CellKind } from '../numbers/read-cell.ts'
import { type Method, normalise } from '../rules/read-label.ts'
import type { Row, Table } from '../tables/table.ts'

type Value = Row['values'][number]
/** A figure of a row; where two stand in one cell, each with the method it was made by. */
export type MethodReading = Omit<Value, 'kind'> & {
  kind: Extract<CellKind, { kind: 'value' }>
  method: Method | null
}

/** "LB / MB" or "location-based and market-based": which of the two comes first. */
const orderIn = (source: string): Method[] | null => {
  const text = normalise(source)
  const location = text.search(/\blocation|\blbm?\b|standortbas/)
  const market = text.search(/\bmarket|\bmbm?\b|marktbas/)
  if (location < 0 || market < 0) return null
  return location < market ? ['location', 'market'] : ['market', 'location']
}

/** The figures of a row. "2,111 / 311" is two where its label, its head or its title names both methods, and else none. */
export const readingsOf = (row: Row, label: string, table: Table): MethodReading[] =>
  row.values.flatMap(({ cell, kind, column }): MethodReading[] => {
    if (kind.kind === 'value') return [{ cell, kind, column, method: null }]
    if (kind.kind !== 'pair') return []
    const heads = [...column.heads, ...column.groups].map(({ text }) => text).join(' ')
    const order = [label, heads, ...row.sections.map(({ text }) => text), ...table.captions]
      .map(orderIn)
      .find((methods) => methods !== null)
    if (!order) return []
    return kind.figures.map((figure, at) => ({
      cell,
      kind: { kind: 'value', ...figure, unit: null },
      column,
      method: order[at] ?? null,
    }))
  })
