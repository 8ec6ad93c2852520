import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Candidate } from '../src/values/candidate.ts'
import { collect } from '../src/values/collect.ts'
import { amountOf } from '../src/values/settle-units.ts'
import { drawPage } from '../testing/draw-page.ts'
import { chanceOf } from '../testing/made/chance.ts'
import { foreignLayouts, layouts } from '../testing/made/layouts.ts'
import { penOf } from '../testing/made/pen.ts'
import type { ReadDocument } from './read-corpus.ts'

type Lesson = { drawing: string[]; reportYear: number; expected: string[] }

const close = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.abs(b) + 1e-9

const toDocument = (
  name: string,
  drawing: string,
  reportYear: number,
  expected: Map<string, number>,
  open: (metric: string) => boolean,
): ReadDocument => {
  const candidates: Candidate[] = collect([drawPage(drawing)], reportYear, 2026)
  return {
    set: 'lessons',
    document: { file: name, company: name },
    entries: [],
    organisation: name,
    candidates,
    judged: candidates.map((candidate) => {
      const value = expected.get(`${candidate.metric}:${candidate.year}`)
      if (value !== undefined && close(amountOf(candidate), value)) return true
      return value === undefined && open(candidate.metric) ? null : false
    }),
  }
}

/** Pages drawn to teach one point each: what a careful reader takes from them, and what not. */
export const readLessons = (): ReadDocument[] => {
  const lessons = JSON.parse(readFileSync(path.join(import.meta.dirname, 'lessons.json'), 'utf8')) as Lesson[]
  return lessons.map(({ drawing, reportYear, expected }, at) =>
    toDocument(
      `lesson ${at}`,
      drawing.join('\n'),
      reportYear,
      new Map(
        expected.map((text) => {
          const [key = '', value = ''] = text.split('=')
          return [key, Number(value)]
        }),
      ),
      () => false,
    ),
  )
}

const madeOfEach = 6
/** The tests draw from smaller numbers, so that no made report is both taught and asked. */
const firstSeed = 5000

export const readMadeReports = (): ReadDocument[] =>
  [
    ...Object.entries(layouts).map(([name, layout]) => ({ name, layout, foreign: false })),
    ...Object.entries(foreignLayouts).map(([name, layout]) => ({ name, layout, foreign: true })),
  ].flatMap(({ name, layout, foreign }) =>
    Array.from({ length: madeOfEach }, (_, at) => {
      const pen = penOf(
        chanceOf((firstSeed + at) * 7919 + name.length * 104729 + name.charCodeAt(0)),
        foreign,
      )
      const drawing = layout(pen).join('\n')
      return toDocument(
        `made ${name} ${foreign} ${at}`,
        drawing,
        pen.figures.years[0] ?? 2020,
        pen.expected,
        (metric) => metric.startsWith('energy'),
      )
    }),
  )
