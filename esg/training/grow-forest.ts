import type { Features } from '../src/scoring/features.ts'
import type { Forest, Tree } from '../src/scoring/forest.ts'

export type Example = { features: Features; right: boolean; weight: number }
export type Growth = {
  trees: number
  depth: number
  rate: number
  /** How much weight a leaf must hold, so that no single document makes one. */
  leafWeight: number
  /** How strongly a leaf's belief is drawn towards nothing. */
  shrink: number
  /** The share of features each tree may ask about. */
  share: number
}

const binsMax = 24
const rounded = (value: number) => Number(value.toFixed(4))

/** The same numbers on every machine and in every run. */
const chance = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** The values between which a feature may be asked about. */
const cutsOf = (values: Float64Array): number[] => {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  if (sorted.length <= binsMax)
    return sorted.slice(1).map((value, at) => rounded((value + (sorted[at] ?? 0)) / 2))
  const all = [...values].sort((a, b) => a - b)
  const cuts = Array.from({ length: binsMax - 1 }, (_, at) =>
    rounded(all[Math.floor(((at + 1) * all.length) / binsMax)] ?? 0),
  )
  return [...new Set(cuts)]
}

type Node = { rows: Int32Array; gradient: number; hessian: number; at: number; depth: number }

/** Examples by feature and bin. Most features of an example are absent, so only the others are kept row by row. */
type Board = {
  names: string[]
  cuts: number[][]
  /** The bin of an absent feature. */
  usual: Uint8Array
  /** Of each example, feature and bin in turn. */
  marks: Int32Array[]
  binOf: (feature: number, row: number) => number
}

const layOut = (examples: Example[]): Board => {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort()
  const columns = names.map((name) => Float64Array.from(examples, ({ features }) => features[name] ?? 0))
  const cuts = columns.map(cutsOf)
  const place = (feature: number, value: number) => {
    const edges = cuts[feature] as number[]
    let bin = 0
    while (bin < edges.length && value > (edges[bin] as number)) bin += 1
    return bin
  }
  const bins = columns.map((column, feature) => Uint8Array.from(column, (value) => place(feature, value)))
  const usual = Uint8Array.from(names, (_, feature) => place(feature, 0))
  const marks = examples.map((_, row) =>
    Int32Array.from(
      bins.flatMap((column, feature) =>
        column[row] === usual[feature] ? [] : [feature, column[row] as number],
      ),
    ),
  )
  return { names, cuts, usual, marks, binOf: (feature, row) => bins[feature]?.[row] ?? 0 }
}

const leaf = (gradient: number, hessian: number, { shrink, rate }: Growth) =>
  (-gradient / (hessian + shrink)) * rate

/** Gradient-boosted trees for right or wrong, grown the same way every time. */
export const growForest = (examples: Example[], growth: Growth): Forest => {
  const board = layOut(examples)
  const weightAll = examples.reduce((sum, { weight }) => sum + weight, 0)
  const weightRight = examples.reduce((sum, { weight, right }) => sum + (right ? weight : 0), 0)
  const base = rounded(Math.log((weightRight + 1) / (weightAll - weightRight + 1)))
  const scores = new Float64Array(examples.length).fill(base)
  const random = chance(20240229)
  const trees: Tree[] = []
  const gradients = new Float64Array(examples.length)
  const hessians = new Float64Array(examples.length)
  for (let round = 0; round < growth.trees; round++) {
    examples.forEach(({ right, weight }, row) => {
      const p = 1 / (1 + Math.exp(-(scores[row] as number)))
      gradients[row] = weight * (p - Number(right))
      hessians[row] = Math.max(weight * p * (1 - p), 1e-9)
    })
    const asked = board.names.map((_, at) => at).filter(() => random() < growth.share)
    trees.push(growTree(board, asked, gradients, hessians, scores, growth))
  }
  return { features: board.names, base, trees }
}

type Question = { gain: number; feature: number; bin: number }

/** The question that parts the examples of a node best. */
const bestQuestion = (
  { rows, gradient, hessian }: Node,
  { cuts, usual, marks, names }: Board,
  asked: number[],
  gradients: Float64Array,
  hessians: Float64Array,
  { leafWeight, shrink }: Growth,
): Question => {
  const width = binsMax + 1
  const sumsG = new Float64Array(names.length * width)
  const sumsH = new Float64Array(names.length * width)
  const restG = new Float64Array(names.length).fill(gradient)
  const restH = new Float64Array(names.length).fill(hessian)
  for (const row of rows) {
    const own = marks[row] as Int32Array
    const g = gradients[row] as number
    const h = hessians[row] as number
    for (let at = 0; at < own.length; at += 2) {
      const feature = own[at] as number
      const place = feature * width + (own[at + 1] as number)
      sumsG[place] = (sumsG[place] as number) + g
      sumsH[place] = (sumsH[place] as number) + h
      restG[feature] = (restG[feature] as number) - g
      restH[feature] = (restH[feature] as number) - h
    }
  }
  let best: Question = { gain: 1e-6, feature: -1, bin: 0 }
  for (const feature of asked) {
    const edges = (cuts[feature] as number[]).length
    let g = 0
    let h = 0
    for (let bin = 0; bin < edges; bin++) {
      const place = feature * width + bin
      const absent = usual[feature] === bin
      g += (sumsG[place] as number) + (absent ? (restG[feature] as number) : 0)
      h += (sumsH[place] as number) + (absent ? (restH[feature] as number) : 0)
      if (h < leafWeight || hessian - h < leafWeight) continue
      const gain =
        g ** 2 / (h + shrink) +
        (gradient - g) ** 2 / (hessian - h + shrink) -
        gradient ** 2 / (hessian + shrink)
      if (gain > best.gain + 1e-9) best = { gain, feature, bin }
    }
  }
  return best
}

const growTree = (
  board: Board,
  asked: number[],
  gradients: Float64Array,
  hessians: Float64Array,
  scores: Float64Array,
  growth: Growth,
): Tree => {
  const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] }
  const open: Node[] = []
  const total = (rows: Int32Array, of: Float64Array) => {
    let sum = 0
    for (const row of rows) sum += of[row] as number
    return sum
  }
  const add = (rows: Int32Array, depth: number) => {
    const gradient = total(rows, gradients)
    const hessian = total(rows, hessians)
    tree.feature.push(-1)
    tree.threshold.push(0)
    tree.left.push(0)
    tree.right.push(0)
    const at = tree.value.push(rounded(leaf(gradient, hessian, growth))) - 1
    open.push({ rows, gradient, hessian, at, depth })
    return at
  }
  add(
    Int32Array.from(scores, (_, row) => row),
    0,
  )
  for (let node = open.shift(); node; node = open.shift()) {
    const { rows, at, depth, hessian } = node
    const splits = depth < growth.depth && hessian >= 2 * growth.leafWeight
    const best = splits ? bestQuestion(node, board, asked, gradients, hessians, growth) : null
    if (!best || best.feature < 0) {
      for (const row of rows) scores[row] = (scores[row] as number) + (tree.value[at] as number)
      continue
    }
    const below = (row: number) => board.binOf(best.feature, row) <= best.bin
    tree.feature[at] = best.feature
    tree.threshold[at] = (board.cuts[best.feature] as number[])[best.bin] as number
    tree.left[at] = add(rows.filter(below), depth + 1)
    tree.right[at] = add(
      rows.filter((row) => !below(row)),
      depth + 1,
    )
  }
  return tree
}
