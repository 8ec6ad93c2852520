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

const walk = (
  tree: Tree,
  at: (feature: number) => number,
  visit?: (feature: number, change: number) => void,
) => {
  let node = 0
  for (;;) {
    const feature = tree.feature[node] ?? -1
    if (feature < 0) return tree.value[node] ?? 0
    const next = (at(feature) <= (tree.threshold[node] ?? 0) ? tree.left[node] : tree.right[node]) ?? 0
    visit?.(feature, (tree.value[next] ?? 0) - (tree.value[node] ?? 0))
    node = next
  }
}

/** The log-odds that a candidate with these features is right. */
export const scoreWith = ({ features: names, base, trees }: Forest, features: Features): number => {
  const values = names.map((name) => features[name] ?? 0)
  const at = (feature: number) => values[feature] ?? 0
  let score = base
  for (const tree of trees) score += walk(tree, at)
  return score
}

/** What each feature moved the belief by, along the questions that were asked. */
export const weighWith = ({ features: names, trees }: Forest, features: Features): Map<string, number> => {
  const moved = new Map<string, number>()
  const at = (feature: number) => features[names[feature] ?? ''] ?? 0
  for (const tree of trees)
    walk(tree, at, (feature, change) => {
      const name = names[feature] ?? ''
      moved.set(name, (moved.get(name) ?? 0) + change)
    })
  return moved
}

export const toProbability = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))
