import type { Features } from './features.ts'

/** A tree in rows: the question of a node, where to go, and what is believed there. A leaf asks nothing (-1). */
export type Tree = {
  feature: number[]
  threshold: number[]
  left: number[]
  right: number[]
  value: number[]
}

/** Boosted trees over named features. `base` is the belief before any question, as a log-odds. */
export type Forest = { features: string[]; base: number; trees: Tree[] }

/** All trees of a forest one after the other, as plain numbers: thousands of candidates walk through hundreds of trees. */
type Flat = {
  roots: Int32Array
  feature: Int32Array
  threshold: Float64Array
  left: Int32Array
  right: Int32Array
  value: Float64Array
}

const flatten = ({ trees }: Forest): Flat => {
  const size = trees.reduce((all, { feature }) => all + feature.length, 0)
  const flat: Flat = {
    roots: new Int32Array(trees.length),
    feature: new Int32Array(size),
    threshold: new Float64Array(size),
    left: new Int32Array(size),
    right: new Int32Array(size),
    value: new Float64Array(size),
  }
  let from = 0
  for (const [index, tree] of trees.entries()) {
    flat.roots[index] = from
    for (const [node, feature] of tree.feature.entries()) {
      flat.feature[from + node] = feature
      flat.threshold[from + node] = tree.threshold[node] ?? 0
      flat.left[from + node] = from + (tree.left[node] ?? 0)
      flat.right[from + node] = from + (tree.right[node] ?? 0)
      flat.value[from + node] = tree.value[node] ?? 0
    }
    from += tree.feature.length
  }
  return flat
}

const known = new WeakMap<Forest, Flat>()

const flatOf = (forest: Forest): Flat => {
  const before = known.get(forest)
  // A forest that is still growing has had more trees added since.
  if (before && before.roots.length === forest.trees.length) return before
  const made = flatten(forest)
  known.set(forest, made)
  return made
}

const valuesOf = ({ features: names }: Forest, features: Features): Float64Array => {
  const values = new Float64Array(names.length)
  for (let at = 0; at < names.length; at++) values[at] = features[names[at] ?? ''] ?? 0
  return values
}

/** The log-odds that a candidate with these features is right. */
export const scoreWith = (forest: Forest, features: Features): number => {
  const { roots, feature, threshold, left, right, value } = flatOf(forest)
  const values = valuesOf(forest, features)
  let score = forest.base
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] as number
    for (let asked = feature[node] as number; asked >= 0; asked = feature[node] as number)
      node = ((values[asked] as number) <= (threshold[node] as number) ? left[node] : right[node]) as number
    score += value[node] as number
  }
  return score
}

/** What each feature moved the belief by, along the questions that were asked. */
export const weighWith = (forest: Forest, features: Features): Map<string, number> => {
  const { roots, feature, threshold, left, right, value } = flatOf(forest)
  const values = valuesOf(forest, features)
  const moved = new Map<number, number>()
  for (const root of roots) {
    let node = root
    for (let asked = feature[node] as number; asked >= 0; asked = feature[node] as number) {
      const next = (
        (values[asked] as number) <= (threshold[node] as number) ? left[node] : right[node]
      ) as number
      moved.set(asked, (moved.get(asked) ?? 0) + ((value[next] as number) - (value[node] as number)))
      node = next
    }
  }
  return new Map([...moved].map(([asked, by]) => [forest.features[asked] ?? '', by]))
}

export const toProbability = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))
