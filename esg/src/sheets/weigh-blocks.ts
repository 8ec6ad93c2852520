/** The figures of one block, by what they are called: the label of the row and the head of the column. */
export type Figures = ReadonlyMap<string, number>

const tolerance = 0.005

const close = (a: number, b: number) => Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b))

/** Whether a block is what others add up to, wherever all of them can be compared, or else several. */
const isSumOf = (whole: Figures, parts: Figures[]) => {
  const compared = [...whole].flatMap(([name, value]) => {
    const found = parts.flatMap((part) => part.get(name) ?? [])
    const sum = found.reduce((all, figure) => all + figure, 0)
    return value !== 0 && found.length >= 2
      ? [{ same: close(value, sum), all: found.length === parts.length }]
      : []
  })
  const complete = compared.filter(({ all }) => all)
  const counted = complete.length >= 2 ? complete : compared
  const same = counted.filter((figure) => figure.same).length
  return same >= 2 && same >= 2 * (counted.length - same)
}

/** Of more blocks than this only the first and the last are asked whether they are the sum of all others. */
const nestedMax = 60

/** The blocks among these that add up to one: all others, or those right before or behind it. */
const partsOf = (blocks: Figures[], open: number[], at: number): number[] => {
  const others = open.filter((index) => index !== at)
  const before = others.filter((index) => index < at)
  const behind = others.filter((index) => index > at)
  const tries = [others]
  const many = open.length > nestedMax
  if (many && before.length > 0 && behind.length > 0) return []
  for (let count = 2; !many && count <= before.length; count++) tries.push(before.slice(-count))
  for (let count = 2; !many && count <= behind.length; count++) tries.push(behind.slice(0, count))
  const fits = (tried: number[]) =>
    tried.length >= 2 &&
    isSumOf(
      blocks[at] as Figures,
      tried.map((index) => blocks[index] as Figures),
    )
  return tries.find(fits) ?? []
}

/** How many figures of one block are larger than those of another. */
const larger = (a: Figures, b: Figures) => {
  let lead = 0
  for (const [name, value] of a) {
    const other = b.get(name)
    if (other !== undefined && other !== value) lead += value > other ? 1 : -1
  }
  return lead
}

const largest = (blocks: Figures[], among: number[]) =>
  among.reduce((best, at) => (larger(blocks[at] as Figures, blocks[best] as Figures) > 0 ? at : best))

export type WeighedBlocks = {
  whole: number
  /** The blocks that are parts of it, or that lose against it. */
  parts: number[]
  /** Whether sums say so. */
  proven: boolean
}

/**
 * Which of several blocks with the same labels is the whole: the one the others add up to, else the one with the larger
 * figures, else the first. What they are called does not count. The sum of a division goes before that of the group it
 * is in: its parts are set aside, and the rest is tried again.
 */
export const weighBlocks = (blocks: Figures[]): WeighedBlocks => {
  let open = blocks.map((_, at) => at)
  const sums = new Set<number>()
  const parts = new Set<number>()
  for (let found = true; found; ) {
    found = false
    const tried = open
      .map((at) => ({ at, own: partsOf(blocks, open, at) }))
      .filter(({ own }) => own.length > 0)
      // Beside tiny parts a large one nearly is the sum: the larger of two is.
      .sort(
        (a, b) => a.own.length - b.own.length || larger(blocks[b.at] as Figures, blocks[a.at] as Figures),
      )[0]
    if (!tried) break
    found = true
    sums.add(tried.at)
    for (const part of tried.own) parts.add(part)
    open = open.filter((at) => !parts.has(at))
  }
  const tops = [...sums].filter((at) => !parts.has(at))
  if (tops.length > 0) return { whole: largest(blocks, tops), parts: [...parts], proven: true }
  const whole = largest(blocks, open)
  return { whole, parts: open.filter((at) => at !== whole), proven: false }
}
