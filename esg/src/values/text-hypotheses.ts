import type { Cell, Page } from '../layout/page.ts'
import { brokenLines, cellAt, cellsMost, type Paragraph, paragraphs } from '../layout/paragraphs.ts'
import { readCell } from '../numbers/read-cell.ts'
import { readNumber } from '../numbers/read-number.ts'
import { type ReadLabel, readLabel } from '../rules/read-label.ts'
import type { Features } from '../scoring/features.ts'
import { addLabel } from '../scoring/label-features.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear, yearsIn } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import { type Around, hypothesesOf, type LabelSlot } from './hypotheses.ts'
import type { PageContext } from './page-context.ts'
import { isIndex } from './triage.ts'

/** A figure within running text, and the words up to the figures before and after it. */
type Figure = { raw: string; at: number; before: string; after: string; index: number; of: Figure[] }

const figure =
  /(?<![\p{L}\d.,'’/-])(?:\d{1,3}(?:[.,'’ {2}]\d{3})+(?:[.,]\d+)?|\d+[.,]\d+|\d{2,})(?![\d%]|[.,]\d| ?%| ?(?:per ?cent|percent))/gu
const notFigure =
  /(?:scopes?|範疇|范围|GRI|SASB|page|pp?\.|section|note|iso|category|categories|figure|table|chapter|article)\s?\(?$/i

const isYearLike = (raw: string) => /^(?:19|20)\d\d$/.test(raw)

const sentencesOf = (text: string): { text: string; from: number }[] => {
  const found: { text: string; from: number }[] = []
  let from = 0
  for (const match of text.matchAll(/[.;!?](?=\s+[\p{Lu}•●(“])|[。；！？]|\n/gu)) {
    found.push({ text: text.slice(from, match.index + 1), from })
    from = match.index + 1
  }
  found.push({ text: text.slice(from), from })
  return found
}

const figuresIn = (text: string): Figure[] => {
  const hits = [...text.matchAll(figure)].filter(
    ({ 0: raw, index }) => !isYearLike(raw) && !notFigure.test(text.slice(Math.max(0, index - 12), index)),
  )
  const of: Figure[] = []
  hits.forEach(({ 0: raw, index: at }, index) => {
    const last = hits[index - 1]
    const next = hits[index + 1]
    of.push({
      raw,
      at,
      index,
      before: text.slice(last ? last.index + last[0].length : 0, at),
      after: text.slice(at + raw.length, next?.index),
      of,
    })
  })
  return of
}

const unitAt = (text: string): Unit | null => {
  const own = /^\s?\(?([^\d.;、，。]{1,40})/.exec(text)?.[1]
  const unit = own ? readUnit(own.split(/\s(?:of scope|in|for|and|compared|,)\s/i)[0] ?? own, 'mass') : null
  return unit && (unit.kind === 'mass' || unit.kind === 'energy') ? unit : null
}

/** Words near the paragraph that may say what its figures are: to the left on its line, and above it. */
type Neighbours = { left: string[]; above: string[] }

const neighboursOf = (page: Page, cell: Cell, at: number): Neighbours => {
  const left = (page.lines[at]?.cells ?? [])
    .filter((other) => other.x1 <= cell.x0 + 1 && !other.prose)
    .reverse()
  const above: Cell[] = []
  for (let line = at - 1; line >= 0 && above.length < 10; line--) {
    const cells = page.lines[line]?.cells ?? []
    if (cells.length > cellsMost) continue
    const [first] = cells
    if (first && cell.ref === null && cell.base - first.base > 18 * cell.size) break
    if (cell.ref !== null && at - line > 12) break
    above.push(
      ...cells.filter((other) => other.x0 < cell.x1 && other.x1 > cell.x0 && other.text.length < 120),
    )
  }
  // A label may go on below the line of its figure.
  const below = cell.ref === null ? (page.lines[at + 1]?.cells ?? []) : []
  const wrapped = left[0] ? below.filter((other) => Math.abs(other.x0 - (left.at(-1) as Cell).x0) < 3) : []
  const leftTexts = left.map(({ text }) => text)
  return {
    left:
      wrapped[0] && leftTexts.length > 0
        ? [`${leftTexts.join(' ')} ${wrapped[0].text}`, ...leftTexts]
        : leftTexts,
    above: above.map(({ text }) => text),
  }
}

const slots = (place: LabelSlot['place'], texts: string[], from = 0): LabelSlot[] =>
  texts
    .filter((text) => text.trim() !== '')
    .map((text, at) => ({ place, distance: at + from, label: readLabel(text) }))

const aroundOf = ({ before, after, index, of }: Figure, { left, above }: Neighbours): Around => ({
  row: [
    ...slots('label', [before]),
    ...slots(
      'parent',
      of
        .slice(0, index)
        .reverse()
        .map((one) => one.before),
      1,
    ),
    ...slots('section', [after.slice(0, 80)]),
  ],
  column: slots('head', left),
  above: slots('caption', above),
  notes: [],
  page: [],
  sources: [],
})

type YearFound = { year: number; from: string }

/** The years a figure may be of: the nearest that is named, and where that is not beside it, the one of the document too. */
const yearsOf = (
  { before, after }: Figure,
  sentence: string,
  near: Neighbours,
  { reportYear }: PageContext,
): YearFound[] => {
  const sole = (text: string) => (new Set(yearsIn(text)).size === 1 ? readYear(text) : null)
  const ofDocument: YearFound[] = reportYear ? [{ year: reportYear, from: 'document' }] : []
  const last = yearsIn(before).at(-1)
  if (last) return [{ year: last, from: 'words before' }]
  const behind = /^[^.;]{0,50}?(?:\(|\bin |\bfor |年|[,，] ?)?(?:FY ?)?(20\d\d)\b/.exec(after)?.[1]
  if (behind) return [{ year: Number(behind), from: 'words after' }]
  const ofSentence = sole(sentence)
  if (ofSentence) return [{ year: ofSentence, from: 'sentence' }]
  const beside = [...near.left, ...near.above].map(sole).find((year) => year !== null)
  if (!beside || beside === reportYear) return beside ? [{ year: beside, from: 'words near' }] : ofDocument
  return [{ year: beside, from: 'words near' }, ...ofDocument]
}

const change =
  /reduc|decreas|increas|sav(?:ed|ing)|avoid|target|goal|offset|credit|remov|compensat|equivalent to|would|forecast|by 20[3-6]\d|fell|rose|減少|增加|降低|目標/i

/** "by 1,200 t", "um 1.200 t": how much it changed, not what it is. */
const difference =
  /\b(?:by|um|avec|por|om|med)(?: (?:around|about|approximately|some|rund|etwa|over|nearly))?\s*$/i

/** "We bought credits for Scope 1 emissions of 300 t": how much was covered, which may be less than was emitted. */
const covered =
  /\b(?:bought|purchased|acquired|retired|cancelled) [^.;\d]{0,60}\b(?:credits?|offsets?)\b[^.;]{0,80}$/i

/** "We aim to cut Scope 1 from 13,456 t to 6,000 t in 2050": what is aimed at, and what it is measured against. */
const aims = (sentence: string, latest: number) =>
  yearsIn(sentence).some((year) => year > latest) &&
  readLabel(sentence.slice(0, 400)).kinds.includes('target')

const fromSentence = (
  paragraph: Paragraph,
  sentence: { text: string; from: number },
  context: PageContext,
  near: (cell: Cell) => Neighbours,
  isWorth: () => boolean,
): Candidate[] => {
  const all = figuresIn(sentence.text)
  return all.flatMap((one): Candidate[] => {
    const cell = cellAt(paragraph, sentence.from + one.at)
    const number = readNumber(one.raw, context.convention)
    if (!cell || !number || number.value < 0) return []
    if (difference.test(one.before) && change.test(one.before)) return []
    if (covered.test(one.before)) return []
    if (aims(sentence.text, context.latest)) return []
    if (readCell(cell, context.convention).kind === 'value' && paragraph.cells.length === 1) return []
    const beside = near(cell)
    const own = unitAt(one.after)
    const shared = own
      ? null
      : [one.before.slice(-60), ...all.map(({ after }) => after.slice(0, 30))]
          .map((text) => readUnit(text, 'mass'))
          .find((unit) => unit?.kind === 'mass' && unit.gas !== null)
    const above =
      own || shared
        ? null
        : beside.above
            .concat(beside.left)
            .map((text) => readUnit(text, 'mass'))
            .find((unit) => unit?.kind === 'mass')
    const unit = own ?? shared ?? above ?? null
    if (unit?.kind !== 'mass' || !isWorth()) return []
    const around = aroundOf(one, beside)
    const years = yearsOf(one, sentence.text, beside, context).filter(({ year }) => year <= context.latest)
    // Tonnes of waste are waste, unless the words say that emissions are counted.
    const counted =
      unit.gas !== null ||
      [sentence.text.slice(0, 400), beside.left[0] ?? '']
        .map(readLabel)
        .some(({ emission, scopes }) => emission || scopes.includes(3))
    const readings = hypothesesOf(around).filter(
      ({ metric }) => metric !== 'energy_total_mwh' && (metric !== 'scope3_cat5' || counted),
    )
    return years.flatMap((year) =>
      readings.map(({ metric, from, distance, methodFrom }): Candidate => {
        const features: Features = { 'by text': 1 }
        addLabel(features, 'before', readLabel(one.before.slice(-160)))
        addLabel(features, 'after', readLabel(one.after.slice(0, 60)))
        addLabel(features, 'sentence', readLabel(sentence.text.slice(0, 400)))
        if (beside.left[0]) addLabel(features, 'left', readLabel(beside.left[0]))
        if (beside.above[0]) addLabel(features, 'over', readLabel(beside.above[0]))
        features[`said by ${from}`] = 1
        features['name far'] = Math.min(distance, 6)
        features['words between'] = Math.min(one.before.length / 20, 10)
        features['figures in the sentence'] = Math.min(all.length, 10)
        features['place in the sentence'] = Math.min(one.index, 6)
        features['sentence long'] = Math.min(sentence.text.length / 80, 6)
        features['speaks of change before'] = Number(change.test(one.before))
        features['aims at a year to come'] = Number(
          yearsIn(sentence.text).some((aim) => aim > context.latest),
        )
        features['speaks of change after'] = Number(change.test(one.after.slice(0, 60)))
        features[`unit from ${own ? 'cell' : shared ? 'sentence' : 'near'}`] = 1
        features['unit of a gas'] = unit.gas === 'CO2e' ? 2 : unit.gas === 'CO2' ? 1 : 0
        features['unit scale'] = Math.log10(unit.factor)
        features[`year from ${year.from}`] = 1
        features['years ago'] =
          context.reportYear === null ? 0 : Math.max(-3, Math.min(context.reportYear - year.year, 12))
        features['method unsaid'] = Number(metric === 'scope2_unspecified')
        if (methodFrom && metric.startsWith('scope2')) features[`method by ${methodFrom}`] = 1
        features.decimals = Math.min(number.decimals, 4)
        features['printed size'] = Math.log10(number.value + 1)
        features['in a sheet'] = Number(cell.ref !== null)
        features['in an index'] = Number(isIndex(context.page))
        features['in running text'] = Number(cell.prose)
        return {
          metric,
          year: year.year,
          printed: number.value,
          decimals: number.decimals,
          raw: one.raw,
          unit,
          unitFrom: own ? 'cell' : shared ? 'sentence' : 'words near it',
          multiplier: 1,
          score: 0,
          features,
          page: context.page,
          cell,
          quote: sentence.text.trim(),
          context: [...beside.left.slice(0, 1), ...beside.above.slice(0, 1)],
          assumedYear: year.from === 'document',
          rule: 'text',
          group: `${context.page.number}:text`,
          line: -1,
          aggregated: [],
          perimeter: null,
        }
      }),
    )
  })
}

const speaks = (label: ReadLabel) =>
  label.scopes.length > 0 ||
  label.isoCategory !== null ||
  label.direct !== null ||
  label.category !== null ||
  label.emission

/** Figures that stand in sentences, wherever these stand: running text, a cell of a table, a box beside a picture. */
export const hypothesiseText = (context: PageContext): Candidate[] => {
  const known = new Map<Cell, Neighbours>()
  const lineOf = new Map(context.page.lines.flatMap(({ cells }, at) => cells.map((cell) => [cell, at])))
  const near = (cell: Cell) => {
    const before = known.get(cell)
    if (before) return before
    const made = neighboursOf(context.page, cell, lineOf.get(cell) ?? 0)
    known.set(cell, made)
    return made
  }
  const all = [...paragraphs(context.page), ...brokenLines(context.page)]
  return all.flatMap((paragraph) => {
    const { text, cells } = paragraph
    if (text.length < 8 || !/\d{2}/.test(text) || !/\p{L}/u.test(text)) return []
    const first = cells[0]?.cell
    if (!first) return []
    // Few figures have a unit of ours; the words around are long, and are read only for these.
    let worth: boolean | null = null
    const isWorth = () => {
      worth ??=
        speaks(readLabel(text.slice(0, 600))) ||
        [...near(first).left, ...near(first).above].some((words) => speaks(readLabel(words)))
      return worth
    }
    return sentencesOf(text).flatMap((sentence) => fromSentence(paragraph, sentence, context, near, isWorth))
  })
}
