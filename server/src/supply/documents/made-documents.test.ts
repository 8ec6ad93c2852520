import { expect, test } from 'vitest'
import { lastPapers } from '../../testing/papers/last-papers.ts'
import { freshPapers, measuredPapers, tuningPapers } from '../../testing/papers/papers.ts'
import { readPaper, scoreKinds, scorePaper } from '../../testing/papers/score-papers.ts'

// All four sets were used to mend the readers by now, so this holds what is reached and measures nothing: what was found at
// first sight stands in docs/decisions/0030.
test.each([
  ['first', tuningPapers],
  ['second', measuredPapers],
  ['third', freshPapers],
  ['fourth', lastPapers],
])('of the facts of the %s set nearly all are found, and hardly any other', async (_, papers) => {
  const scores = []
  for (const paper of papers) scores.push(await scorePaper(paper))
  const all = scoreKinds(scores).at(-1)
  const faults = scores.flatMap(({ paper, missed, wrong }) =>
    [...missed, ...wrong].map((one) => [paper.name, one]),
  )
  expect(all?.recall, JSON.stringify(faults)).toBeGreaterThanOrEqual(0.97)
  expect(all?.precision, JSON.stringify(faults)).toBeGreaterThanOrEqual(0.97)
})

test('a fact of a PDF has the box of its words, within its page', async () => {
  const [paper] = tuningPapers
  const { facts, pages } = await readPaper(paper as NonNullable<typeof paper>)
  expect(facts.length).toBeGreaterThan(0)
  for (const { page, boxes, quote } of facts) {
    const { width = 0, height = 0 } = pages[page - 1]?.layout ?? {}
    expect(boxes.length, quote).toBeGreaterThan(0)
    for (const { x0, y0, x1, y1 } of boxes) {
      expect(x1).toBeGreaterThan(x0)
      expect(y1).toBeGreaterThan(y0)
      expect(x1).toBeLessThanOrEqual(width)
      expect(y1).toBeLessThanOrEqual(height)
    }
  }
})
