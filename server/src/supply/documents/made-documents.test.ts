import { expect, test } from 'vitest'
import { measuredPapers, tuningPapers } from '../../testing/papers/papers.ts'
import { readPaper, scoreKinds, scorePaper } from '../../testing/papers/score-papers.ts'

const scoreAll = async (papers: typeof measuredPapers) => {
  const scores = []
  for (const paper of papers) scores.push(await scorePaper(paper))
  return { scores, all: scoreKinds(scores).at(-1) }
}

test('every fact of the documents the readers were written with is found, and no other', async () => {
  const { scores } = await scoreAll(tuningPapers)
  for (const { paper, missed, wrong } of scores)
    expect({ name: paper.name, missed, wrong }).toEqual({ name: paper.name, missed: [], wrong: [] })
})

test('of the documents that were held back, the share found does not fall', async () => {
  const { all } = await scoreAll(measuredPapers)
  expect(all?.recall).toBeGreaterThanOrEqual(0.85)
  expect(all?.precision).toBeGreaterThanOrEqual(0.9)
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
