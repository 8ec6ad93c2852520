/** Canonical JSON with a line for each member: the same names, values and order, for whoever reads it. */
export const indentLeaf = (leaf: string): string => {
  try {
    return JSON.stringify(JSON.parse(leaf), null, 2)
  } catch {
    return leaf
  }
}
