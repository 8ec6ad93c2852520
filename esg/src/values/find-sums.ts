import type { Row, Table } from '../tables/table.ts'

/** How a row stands to the others by arithmetic alone, whatever its words say; each is the share of columns that bear it out. */
export type Sums = {
  /** It is what the rows directly above it, or directly below it, add up to. */
  whole: number
  /** How many rows it is made of. */
  parts: number
  /** It is one of those that add up to another row. */
  part: number
  /** The row it is a part of. */
  of: Row | null
}

const none: Sums = { whole: 0, parts: 0, part: 0, of: null }
const runMax = 24
const rowsMax = 2500

type Figure = { value: number; decimals: number } | null

/** Figures are rounded each on its own, so that a sum of several may be off by half a last digit for each of them. */
const equal = (sum: number, whole: Figure, parts: number, decimals: number) => {
  if (whole === null || whole.value <= 0) return false
  const rounding = 0.5 * 10 ** -Math.min(whole.decimals, decimals) * (parts + 1)
  return Math.abs(sum - whole.value) <= Math.min(rounding, 0.02 * whole.value) + 1e-9 * whole.value
}

/** Rows of one table, column by column, as far as they hold figures. */
const figuresOf = ({ rows, columns }: Table): Figure[][] =>
  columns.map((column) =>
    rows.map((row) => {
      const found = row.values.find((value) => value.column === column)
      return found?.kind.kind === 'value' ? { value: found.kind.value, decimals: found.kind.decimals } : null
    }),
  )

type Run = { sum: number; first: number; last: number }

/** The run of figures beside a place that adds up to it, if there is one: two of them at least that are not nothing. */
const runOf = (figures: Figure[], at: number, step: 1 | -1): Run | null => {
  let sum = 0
  let decimals = 12
  let counted = 0
  let last = at
  for (
    let next = at + step;
    Math.abs(next - at) <= runMax && next >= 0 && next < figures.length;
    next += step
  ) {
    const figure = figures[next]
    if (!figure) continue
    if (figure.value < 0) return null
    sum += figure.value
    decimals = Math.min(decimals, figure.decimals)
    if (figure.value > 0) counted += 1
    last = next
    if (counted >= 2 && equal(sum, figures[at] ?? null, counted, decimals))
      return { sum, first: Math.min(at + step, last), last: Math.max(at + step, last) }
    if (sum > 1.02 * (figures[at]?.value ?? 0)) return null
  }
  return null
}

/** Which rows are sums of others, and which are parts of one. */
export const findSums = (table: Table): Map<Row, Sums> => {
  const found = new Map<Row, Sums>()
  if (table.rows.length > rowsMax) return found
  const columns = figuresOf(table)
  table.rows.forEach((row, at) => {
    const filled = columns.filter((figures) => (figures[at]?.value ?? 0) > 0)
    if (filled.length === 0) return
    for (const step of [-1, 1] as const) {
      const runs = filled.map((figures) => runOf(figures, at, step)).filter((run) => run !== null)
      const [run] = runs
      if (!run) continue
      const same = runs.filter(({ first, last }) => first === run.first && last === run.last).length
      const share = same / filled.length
      // One column of two figures that happen to fit says little.
      if (share < 0.5 || (same === 1 && run.last - run.first < 2 && filled.length > 1)) continue
      const before = found.get(row) ?? none
      if (share >= before.whole) found.set(row, { ...before, whole: share, parts: run.last - run.first + 1 })
      for (let place = run.first; place <= run.last; place++) {
        const part = table.rows[place] as Row
        const known = found.get(part) ?? none
        if (share > known.part) found.set(part, { ...known, part: share, of: row })
      }
    }
  })
  return found
}

/** The share of rows in which a column is what other columns of its year add up to, and the share in which it is one of them. */
export const sumsAcross = (table: Table, sameYear: (a: number, b: number) => boolean) => {
  const columns = figuresOf(table)
  return columns.map((_, at) => {
    const others = columns.filter((__, other) => other !== at && sameYear(at, other))
    let asked = 0
    let whole = 0
    let part = 0
    if (others.length < 2) return { whole: 0, part: 0 }
    table.rows.forEach((__, row) => {
      const own = columns[at]?.[row]
      const rest = others.map((figures) => figures[row] ?? null).filter((figure) => figure !== null)
      if (!own || own.value <= 0 || rest.length < 2) return
      asked += 1
      const sum = rest.reduce((all, { value }) => all + value, 0)
      const decimals = Math.min(...rest.map((figure) => figure.decimals))
      const before = columns
        .map((figures, other) => (other <= at && (other === at || sameYear(at, other)) ? figures[row] : null))
        .filter((figure) => figure !== undefined && figure !== null)
      if (equal(sum, own, rest.length, decimals) || runOf(before, before.length - 1, -1)) whole += 1
      else if (rest.some((figure) => equal(sum - figure.value + own.value, figure, rest.length, decimals)))
        part += 1
    })
    return { whole: asked === 0 ? 0 : whole / asked, part: asked === 0 ? 0 : part / asked }
  })
}
