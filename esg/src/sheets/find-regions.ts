import { type GridLine, type Item, isFigureItem } from './grid.ts'

/** Lines under one set of heads: the heads from the nearest upwards, the titles above them, and what stands below. */
export type Region = { heads: GridLine[]; titles: GridLine[]; body: GridLine[] }

const headMax = 160
const isYear = ({ kind }: Item) => kind.kind === 'year'
const isBlank = ({ kind }: Item) => kind.kind === 'blank'

export const isData = ({ items }: GridLine) =>
  items.some(isFigureItem) || (items.some(isBlank) && items[0]?.kind.kind === 'text' && !items.some(isYear))

/** The columns in which the next lines of figures below have theirs. */
const figuresBelow = (lines: GridLine[], at: number): Set<number> => {
  const columns = new Set<number>()
  let seen = 0
  for (let next = at + 1; next < Math.min(lines.length, at + 40) && seen < 6; next++) {
    const line = lines[next] as GridLine
    if (seen > 0 && line.items.filter(isYear).length >= 2 && !line.items.some(isFigureItem)) break
    if (!line.items.some(isFigureItem)) continue
    seen += 1
    for (const item of line.items) if (isFigureItem(item)) columns.add(item.from)
  }
  return columns
}

const reaches = ({ from, to }: Item, columns: Set<number>) => {
  for (let at = from; at <= to; at++) if (columns.has(at)) return true
  return false
}

const isStyled = ({ cell }: Item) => cell.bold || cell.filled

/** Whether a line without figures names the columns of the figures below it. */
const isHead = (lines: GridLine[], at: number, started: boolean): boolean => {
  const line = lines[at] as GridLine
  const below = figuresBelow(lines, at)
  if (below.size === 0) return false
  const first = Math.min(...below)
  const over = line.items.filter((item) => item.from >= first && reaches(item, below))
  const spanning = line.items.filter((item) => item.from < first && reaches(item, below))
  if (over.some(isYear)) return true
  // A title may be merged over the whole table; over a part of it, it is the head of that part.
  if (over.length === 0 || over.some(({ cell }) => cell.text.length > headMax)) return false
  if (!started || spanning.length > 0) return true
  const before = lines[at - 1]
  const apart = !before || line.row - before.row > 1 || !isData(before)
  // Figures that are missing say so with the same words in each column; heads differ.
  return apart || over.every(isStyled) || new Set(over.map(({ cell }) => cell.text)).size > 1
}

/** Cuts a sheet where new heads begin. */
export const findRegions = (lines: GridLine[]): Region[] => {
  const regions: Region[] = []
  let region: Region = { heads: [], titles: [], body: [] }
  let hasData = false
  const begin = () => {
    // What stands between the last figures and these heads is their title.
    const cut = region.body.findLastIndex(isData) + 1
    const titles = region.body.splice(cut)
    if (region.body.length > 0) regions.push(region)
    region = { heads: [], titles, body: [] }
    hasData = false
  }
  lines.forEach((line, at) => {
    if (isData(line)) {
      region.body.push(line)
      hasData ||= line.items.some(isFigureItem)
    } else if (isHead(lines, at, hasData)) {
      if (hasData || region.heads.length === 0) begin()
      const last = region.heads[0]
      // Heads far above these, without a year, were something else.
      if (last && line.row - last.row > 3 && !region.heads.some(({ items }) => items.some(isYear)))
        region.titles.push(...region.heads.splice(0))
      region.heads.unshift(line)
    } else region.body.push(line)
  })
  regions.push(region)
  return regions.filter(({ body }) => body.some(({ items }) => items.some(isFigureItem)))
}
