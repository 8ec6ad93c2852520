import { choose } from '../../src/scoring/choose.ts'
import { collect } from '../../src/values/collect.ts'
import { drawPage } from '../draw-page.ts'
import { chanceOf } from './chance.ts'
import type { Layout } from './layout-parts.ts'
import { penOf } from './pen.ts'

/** What was right, wrong or missing in so many reports of one layout, and the drawings that were not read as they should. */
export type Reading = { right: number; wrong: number; missing: number; failures: string[] }

const same = (a: number, b: number) => Math.abs(a - b) <= 0.005 * b

export const readMade = (name: string, layout: Layout, foreign: boolean, count: number): Reading => {
  const reading: Reading = { right: 0, wrong: 0, missing: 0, failures: [] }
  for (let at = 1; at <= count; at++) {
    const pen = penOf(chanceOf(at * 7919 + name.length * 104729 + name.charCodeAt(0)), foreign)
    const drawing = layout(pen).join('\n')
    const [latest = 2020] = pen.figures.years
    const found = new Map<string, number>(
      choose(collect([drawPage(drawing)], latest, 2026)).map(
        ({ metric, year, value }) => [`${metric}:${year}`, value] as const,
      ),
    )
    const lines: string[] = []
    for (const [key, value] of pen.expected) {
      const got = found.get(key)
      if (got !== undefined && same(got, value)) reading.right += 1
      else {
        reading.missing += 1
        if (got !== undefined) reading.wrong += 1
        lines.push(`${key} is ${value}, read as ${got ?? 'nothing'}`)
      }
    }
    for (const [key, value] of found)
      if (!pen.expected.has(key) && !key.startsWith('energy')) {
        reading.wrong += 1
        lines.push(`${key} is not there, read as ${value}`)
      }
    if (lines.length > 0) reading.failures.push(`${drawing}\n${lines.join('\n')}`)
  }
  return reading
}
