import { appendLeaves, emptyRange } from './compact-range.ts'
import type { Hash } from './hashes.ts'
import type { HashSource } from './prove.ts'
import { Refusal } from './refusal.ts'

/** A whole tree in memory, from its leaf hashes: for audits and for logs of moderate size. */
export const listSource = (leafHashes: Iterable<Hash>): HashSource => {
  const levels: Hash[][] = []
  appendLeaves(emptyRange, leafHashes, ({ level }, hash) => {
    const row = levels[level]
    if (row) row.push(hash)
    else levels.push([hash])
  })
  return (nodes) =>
    nodes.map(({ level, index }) => {
      const hash = levels[level]?.[index]
      if (!hash) throw new Refusal(`The log has no subtree ${index} at level ${level}.`)
      return hash
    })
}
