import type { Cell, Line } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import { type ReadLabel, readLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import type { Metric } from '../types.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import type { PageContext } from './page-context.ts'

const linesBack = 14

/** The only text of a line, where it is not part of a paragraph. */
const aloneOn = (line: Line | undefined): Cell | null => {
  const cell = line?.cells[0]
  return cell && line.cells.length === 1 ? cell : null
}

const unitOf = (text: string): Unit | null => {
  const unit = readUnit(text, 'mass')
  return unit?.kind === 'mass' && unit.gas ? unit : null
}

const metricOf = ({ scopes, method, category }: ReadLabel): Metric | null => {
  if (category !== null) return `scope3_cat${category}` as Metric
  if (scopes.length !== 1) return null
  return scopeMetric(scopes[0], method)
}

const isPlain = (label: ReadLabel) =>
  !label.refused &&
  (!label.component || label.category !== null) &&
  !label.subset &&
  !label.bothMethods &&
  !label.severalCategories

type Asked = { metric: Metric; unit: Unit; words: string[] }

/**
 * What a figure answers: the line above it names a scope, or only its unit under the name of a category, and the
 * question further up the unit where that line does not.
 */
const readQuestion = (lines: Line[], at: number): Asked | null => {
  const above = aloneOn(lines[at - 1])
  const first = above && readLabel(above.text)
  if (!above || !first || !isPlain(first) || above.text.length > 110) return null
  const own = unitOf(above.text)
  const ownMetric = metricOf(first)
  if (own && ownMetric) return { metric: ownMetric, unit: own, words: [above.text] }
  if (!own && !ownMetric) return null
  for (let index = at - 2; index >= Math.max(0, at - linesBack); index--) {
    const cell = aloneOn(lines[index])
    if (!cell) return null
    const label = readLabel(cell.text)
    const question = /\?$/.test(cell.text)
    if (ownMetric && question) {
      const unit = unitOf(cell.text)
      return unit && label.scopes.some((scope) => first.scopes.includes(scope))
        ? { metric: ownMetric, unit, words: [cell.text, above.text] }
        : null
    }
    // Of the lines above an answer, the name of a category is the whole line.
    const named = !ownMetric && own && cell.text.length < 90 && label.category !== null && isPlain(label)
    if (named && own) return { metric: metricOf(label) as Metric, unit: own, words: [cell.text, above.text] }
    if (question) return null
  }
  return null
}

/** A questionnaire: each question on lines of its own, and below it a figure and nothing else. */
export const collectAnswers = (context: PageContext): Candidate[] => {
  const { page, convention } = context
  if (page.sheet !== null || page.lines[0]?.cells[0]?.ref) return []
  return page.lines.flatMap((line, at): Candidate[] => {
    const cell = aloneOn(line)
    const kind = cell && readCell(cell, convention)
    if (!cell || kind?.kind !== 'value' || kind.value < 0 || kind.unit) return []
    const before = page.lines[at - 1]
    if (!before || line.base - before.base > 3 * line.size) return []
    const asked = readQuestion(page.lines, at)
    if (!asked) return []
    const named = asked.words.map(readYear).find((year) => year !== null) ?? null
    const year = named ?? context.reportYear
    if (!year || year > context.latest) return []
    return [
      {
        metric: asked.metric,
        year,
        printed: kind.value,
        decimals: kind.decimals,
        raw: kind.raw,
        unit: asked.unit,
        unitFrom: 'label',
        multiplier: 1,
        score: 3,
        page,
        cell,
        quote: `${asked.words.at(-1)} ${cell.text}`,
        context: asked.words.slice(0, -1),
        assumedYear: named === null,
        rule: 'answer',
        group: `${page.number}:answers`,
        features: {},
        line: -1,
        aggregated: [],
        perimeter: null,
      },
    ]
  })
}
