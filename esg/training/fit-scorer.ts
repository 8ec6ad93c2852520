import { scoreWith } from '../src/scoring/forest.ts'
import { relate } from '../src/scoring/relations.ts'
import { calibrate, type Scorer } from '../src/scoring/scorer.ts'
import { settle } from '../src/scoring/settle.ts'
import type { Settled } from '../src/scoring/settled.ts'
import { type Weighed, weigh } from '../src/scoring/weighed.ts'
import { type Example, type Growth, growForest } from './grow-forest.ts'
import { judge } from './label-candidates.ts'
import type { ReadDocument } from './read-corpus.ts'

const growth: { first: Growth; second: Growth } = {
  first: { trees: 280, depth: 5, rate: 0.08, leafWeight: 0.8, shrink: 1, share: 0.5 },
  second: { trees: 140, depth: 4, rate: 0.08, leafWeight: 0.8, shrink: 1, share: 0.6 },
}

/** Drawn pages weigh less than real ones: they teach what reports rarely show, and not how reports look. */
const lessonWeight = 3

/** A workbook of thousands of cells says no more than a page; its examples weigh less, each. */
const weightIn = ({ judged, set }: ReadDocument) =>
  (set === 'lessons' ? lessonWeight : 1) /
  Math.max(1, Math.sqrt(judged.filter((right) => right !== null).length / 30))

const examplesOf = (read: ReadDocument): Example[] =>
  read.candidates.flatMap(({ features, metric }, at) => {
    const right = read.judged[at]
    return right === null || right === undefined || metric === 'scope12'
      ? []
      : [{ features, right, weight: weightIn(read) }]
  })

/** Each organisation in one of so many parts, always the same one. */
export const partsOf = (corpus: ReadDocument[], parts: number): Map<string, number> =>
  new Map(
    [...new Set(corpus.map(({ organisation }) => organisation))].sort().map((name, at) => [name, at % parts]),
  )

export type Weighing = Map<ReadDocument, Weighed[]>

/** What the first forest makes of each document when it has not seen any of its organisation. */
export const weighUnseen = (corpus: ReadDocument[], parts: number): Weighing => {
  const partOf = partsOf(corpus, parts)
  const found: Weighing = new Map()
  for (let part = 0; part < parts; part++) {
    const [held, seen] = [true, false].map((own) =>
      corpus.filter(({ organisation }) => (partOf.get(organisation) === part) === own),
    ) as [ReadDocument[], ReadDocument[]]
    if (held.length === 0) continue
    const forest = growForest(seen.flatMap(examplesOf), growth.first)
    for (const read of held)
      found.set(
        read,
        read.candidates.map((candidate) => weigh(candidate, scoreWith(forest, candidate.features))),
      )
  }
  return found
}

const secondExamples = (read: ReadDocument, weighed: Weighed[]): Example[] => {
  const relations = relate(weighed)
  return weighed.flatMap((one, at) => {
    const features = relations.get(one)
    const right = read.judged[at]
    return !features || right === null || right === undefined || one.candidate.metric === 'scope12'
      ? []
      : [{ features, right, weight: weightIn(read) }]
  })
}

export type Choice = { read: ReadDocument; settled: Settled; right: boolean | null }

/** Rather no figure than a wrong one. */
const accept = 0.5

/** What is chosen in each document by a scorer that has seen nothing of its organisation. */
export const chooseUnseen = (corpus: ReadDocument[], weighing: Weighing, parts: number): Choice[] => {
  const partOf = partsOf(corpus, parts)
  const examples = new Map(corpus.map((read) => [read, secondExamples(read, weighing.get(read) ?? [])]))
  const found: Choice[] = []
  for (let part = 0; part < parts; part++) {
    const isHeld = ({ organisation }: ReadDocument) => partOf.get(organisation) === part
    const forest = growForest(
      corpus.filter((read) => !isHeld(read)).flatMap((read) => examples.get(read) ?? []),
      growth.second,
    )
    for (const read of corpus.filter(isHeld)) {
      const weighed = weighing.get(read) ?? []
      const relations = relate(weighed)
      const again = weighed.flatMap((one) => {
        const features = relations.get(one)
        return features ? [weigh(one.candidate, scoreWith(forest, features))] : []
      })
      for (const settled of settle(again, accept))
        found.push({ read, settled, right: judge(settled, read.document, read.entries) })
    }
  }
  return found
}

/** How often choices of so much certainty were right: never falling, and drawn a little towards the middle. */
export const calibrationOf = (choices: Choice[]): Scorer['calibration'] => {
  const points = choices
    .filter(({ right }) => right !== null)
    .map(({ settled, right }) => ({ odds: settled.odds, sum: Number(right), count: 1 }))
    .sort((a, b) => a.odds - b.odds)
  const blocks: typeof points = []
  for (const point of points) {
    blocks.push({ ...point })
    for (;;) {
      const [before, last] = blocks.slice(-2)
      if (!before || !last || before.sum / before.count < last.sum / last.count) break
      blocks.splice(-2, 2, {
        odds: (before.odds * before.count + last.odds * last.count) / (before.count + last.count),
        sum: before.sum + last.sum,
        count: before.count + last.count,
      })
    }
  }
  return blocks.map(({ odds, sum, count }) => [
    Number(odds.toFixed(3)),
    Number(((sum + 0.5) / (count + 1)).toFixed(4)),
  ])
}

/** How sure each choice would have been said to be, had its organisation been unknown to the calibration too. */
export const confidencesUnseen = (choices: Choice[], parts: number) => {
  const partOf = partsOf(
    choices.map(({ read }) => read),
    parts,
  )
  const isIn = (part: number) => (choice: Choice) => partOf.get(choice.read.organisation) === part
  return Array.from({ length: parts }, (_, part) => {
    const calibration = calibrationOf(choices.filter((choice) => !isIn(part)(choice)))
    return choices
      .filter((choice) => isIn(part)(choice) && choice.right !== null)
      .map(({ settled, right }) => ({
        confidence: calibrate({ calibration }, settled.odds),
        right: right === true,
      }))
  }).flat()
}

/** The scorer for use, from everything that is labelled. */
export const fitScorer = (corpus: ReadDocument[], weighing: Weighing, choices: Choice[]): Scorer => {
  const first = growForest(corpus.flatMap(examplesOf), growth.first)
  const second = growForest(
    corpus.flatMap((read) => secondExamples(read, weighing.get(read) ?? [])),
    growth.second,
  )
  return { first, second, calibration: calibrationOf(choices), accept }
}
