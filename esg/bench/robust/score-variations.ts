import { analyse } from '../../src/index.ts'
import { chanceOf } from '../../testing/made/chance.ts'
import { drawSet } from './draw-set.ts'
import { fillTree } from './fill-tree.ts'
import { expectedIn, setTable } from './set-table.ts'
import type { Tree } from './tree.ts'
import type { Style } from './variations.ts'

export type Score = { right: number; wrong: number; missing: number }

export const f1 = ({ right, wrong, missing }: Score) =>
  right === 0 ? 0 : (2 * right) / (2 * right + wrong + missing)

const same = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(Math.abs(b), 1)

/** One table, set in one way with figures of its own, and what is read in it. */
const readSet = async (tree: Tree, style: Style, seed: number): Promise<Score> => {
  const filled = fillTree(tree, chanceOf(seed), style.format ?? 'english')
  const expected = expectedIn(filled, style)
  const { findings } = await analyse(await drawSet(setTable(filled, style), style), { ocr: false })
  const score: Score = { right: 0, wrong: 0, missing: 0 }
  const named = new Set([...expected.keys()].map((key) => key.split(':')[0]))
  const found = new Set<string>()
  for (const { metric, year, value } of findings) {
    const key = `${metric}:${year}`
    const wanted = expected.get(key)
    if (wanted !== undefined && same(value, wanted)) {
      score.right += 1
      found.add(key)
    } else if (named.has(metric) || tree.closed.includes(metric)) score.wrong += 1
  }
  score.missing = expected.size - found.size
  return score
}

/** The tables in each variation. The seed says everything that is left to chance. */
export const scoreVariations = async (
  trees: Tree[],
  variations: Record<string, Style>,
  seed: number,
  onScore: (name: string, score: Score) => void = () => {},
): Promise<Map<string, Score>> => {
  const scores = new Map<string, Score>()
  for (const [name, style] of Object.entries(variations)) {
    const all: Score = { right: 0, wrong: 0, missing: 0 }
    for (const [at, tree] of trees.entries()) {
      // The same figures in every variation, so that only the setting differs.
      const score = await readSet(tree, style, seed * 7919 + at)
      all.right += score.right
      all.wrong += score.wrong
      all.missing += score.missing
    }
    scores.set(name, all)
    onScore(name, all)
  }
  return scores
}
