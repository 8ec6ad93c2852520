import type { Kind, Method, ReadLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import { scopeOfSources } from '../rules/scope-of-sources.ts'
import type { Metric } from '../types.ts'

/** Where words stand that say what a figure is, from the nearest to the farthest. */
export type WordPlace = 'label' | 'parent' | 'section' | 'head' | 'caption'
export type LabelSlot = { place: WordPlace; label: ReadLabel; distance: number }

export type Hypothesis = {
  metric: Metric | 'scope12'
  from: WordPlace | 'total' | 'parts'
  distance: number
  method: Method | null
  methodFrom: WordPlace | 'note' | 'page' | null
}

type Named = Metric | 'scope12' | 'scope2'

const category = (number: number) => `scope3_cat${number}` as Metric

/** What the words of one place name by themselves. */
const namedBy = ({
  category: number,
  scopes,
  severalCategories,
  direct,
  emission,
  isoCategory,
  method,
  total,
  whole,
  neutral,
}: ReadLabel): Named | null => {
  if (number !== null && scopes.every((scope) => scope === 3)) return category(number)
  if (severalCategories && scopes.length === 0) return null
  if (scopes.length === 1) return scopes[0] === 2 ? 'scope2' : scopeMetric(scopes[0], null)
  if (scopes.length === 3) return 'total'
  if (scopes.length === 2) return scopes.includes(3) ? null : 'scope12'
  if (isoCategory === 1) return 'scope1'
  if (isoCategory === 2) return 'scope2'
  // Only bought energy is counted by two methods.
  if (direct === null && method !== null && emission && !total && !whole && !neutral) return 'scope2'
  if (!emission || direct === null) return null
  return direct === 'direct' ? 'scope1' : direct === 'indirect' ? 'scope2' : 'scope3_total'
}

export type Around = {
  /** The row's own words, the particular first, then its headings from the nearest. */
  row: LabelSlot[]
  /** What stands above its column. */
  column: LabelSlot[]
  /** The titles of the table and of the page. */
  above: LabelSlot[]
  /** Remarks behind the figures, and notes they point at. */
  notes: ReadLabel[]
  /** The methods that sentences of the page name. */
  page: Method[]
  /** What the figure is made of, where it is the sum of other rows or columns. */
  sources: string[]
}

type Found = { named: Named; slot: LabelSlot }

const otherwise: Kind[] = ['change', 'target', 'intensity', 'share', 'offset', 'cost']

const firstNamed = (slots: LabelSlot[]): Found | null => {
  for (const slot of slots) {
    const named = namedBy(slot.label)
    if (named !== null) return { named, slot }
  }
  return null
}

/** The methods that may be meant: the nearest that is named, and none. */
const methodsOf = ({
  row,
  column,
  above,
  notes,
  page,
}: Around): Pick<Hypothesis, 'method' | 'methodFrom'>[] => {
  const own = row.filter(({ place }) => place !== 'section')
  const note = notes.find(({ method }) => method !== null)
  const far = [...column, ...row.filter(({ place }) => place === 'section'), ...above]
  const near = own.find(({ label }) => label.method !== null)
  const other = far.find(({ label }) => label.method !== null)
  const unsaid = { method: null, methodFrom: null }
  if (near) return [{ method: near.label.method, methodFrom: near.place }]
  if (note) return [{ method: note.method, methodFrom: 'note' }, unsaid]
  if (other) return [{ method: other.label.method, methodFrom: other.place }, unsaid]
  return [unsaid, ...page.map((method) => ({ method, methodFrom: 'page' as const }))]
}

/** Everything a figure may be, by the words around it. Which of them it is, the scorer says. */
export const hypothesesOf = (around: Around): Hypothesis[] => {
  const { row, column, above } = around
  const own = row.filter(({ place }) => place === 'label')
  const byRow = firstNamed(row)
  // A head or a title that names a scope to speak of its change, its target or its intensity names none of its figures.
  const unlessOtherwise = (hit: Found | null) =>
    hit?.slot.label.kinds.some((kind) => otherwise.includes(kind)) ? null : hit
  const byColumn = unlessOtherwise(firstNamed(column))
  const byTitle = unlessOtherwise(firstNamed(above))
  const found: { named: Named; from: Hypothesis['from']; distance: number }[] = []
  const take = (hit: Found | null) => {
    if (hit && !found.some(({ named }) => named === hit.named))
      found.push({ named: hit.named, from: hit.slot.place, distance: hit.slot.distance })
  }
  take(byRow)
  // "Scope 3 (business travel)" may be the category, or all that the company counts of Scope 3.
  if (byRow?.named.startsWith('scope3_cat') && byRow.slot.label.scopes.includes(3))
    found.push({ named: 'scope3_total', from: byRow.slot.place, distance: byRow.slot.distance + 1 })
  // A row of Scope 3 under the name of a category is that category.
  take(byColumn)
  if (byRow === null || byRow.slot.place === 'section') take(byTitle)
  const words = own[0]?.label
  const specific = words !== undefined && namedBy(words) !== null
  const ofEmissions = [...row, ...column, ...above].some(
    ({ label }) => label.emission || label.scopes.length > 0,
  )
  if (!specific && ofEmissions && (words === undefined || words.total || words.emission || words.whole))
    if (!found.some(({ named }) => named === 'total'))
      found.push({ named: 'total', from: 'total', distance: 0 })
  const bySources = found.some(({ named }) => named !== 'total') ? null : scopeOfSources(around.sources)
  if (bySources) found.push({ named: bySources === 2 ? 'scope2' : 'scope1', from: 'parts', distance: 0 })
  const energy = energyHypothesis(around)
  const methods = methodsOf(around)
  return [
    ...found.flatMap(({ named, from, distance }): Hypothesis[] =>
      named === 'scope2'
        ? methods.map(({ method, methodFrom }) => ({
            metric: scopeMetric(2, method),
            from,
            distance,
            method,
            methodFrom,
          }))
        : [
            {
              metric: named,
              from,
              distance,
              method: methods[0]?.method ?? null,
              methodFrom: methods[0]?.methodFrom ?? null,
            },
          ],
    ),
    ...energy,
  ]
}

const energyHypothesis = ({ row, column, above }: Around): Hypothesis[] => {
  const isOf = ({ label }: LabelSlot) => label.energy && !label.emission
  if (column.some(({ label }) => label.energyPart && !label.energy)) return []
  const own = row.find(({ place }) => place === 'label')
  const hit = own && isOf(own) ? own : [...row, ...column, ...above].find(isOf)
  const sums = own === undefined || own.label.total || own.label.whole || own.label.neutral
  if (!hit || (hit !== own && !sums)) return []
  return [
    { metric: 'energy_total_mwh', from: hit.place, distance: hit.distance, method: null, methodFrom: null },
  ]
}
