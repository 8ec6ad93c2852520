/** The shortest way from one place back to itself, as the places it passes; null where there is none. */
const wayBack = (start, next) => {
  const cameFrom = new Map()
  const waiting = [start]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const to of next(at)) {
      if (to === start) {
        const way = [start]
        for (let step = at; step !== start; step = cameFrom.get(step)) way.unshift(step)
        return [start, ...way]
      }
      if (!cameFrom.has(to)) {
        cameFrom.set(to, at)
        waiting.push(to)
      }
    }
  return null
}

/** The shortest circle that edges `{ from, to }` make, as the places it passes; null where they make none. */
export const findCircle = (edges) => {
  const known = new Map()
  for (const { from, to } of edges) known.set(from, new Set(known.get(from)).add(to))
  const circles = [...known.keys()]
    .map((start) => wayBack(start, (at) => known.get(at) ?? []))
    .filter(Boolean)
  return circles.sort((a, b) => a.length - b.length)[0] ?? null
}
