import type { Column } from '../tables/table.ts'
import type { GridLine, Item } from './grid.ts'

const covers = ({ from, to }: Item, column: number) => from <= column && column <= to
const usable = ({ cell, kind }: Item) => kind.kind !== 'blank' && cell.text.length < 120

/** Heads that are fewer than the columns and not merged: each stands over its own and those right of it without one. */
const spread = (items: Item[], columns: number[]): Map<number, Item> => {
  const found = new Map<number, Item>()
  const each = columns.length / items.length
  // One word at the far end belongs there; only a year may stand in the middle of all it counts for.
  const even =
    Number.isInteger(each) &&
    (items.length > 1 || items[0]?.kind.kind === 'year') &&
    items.every(({ from }, at) => columns.slice(at * each, at * each + each).includes(from))
  columns.forEach((column, at) => {
    const item = even ? items[Math.floor(at / each)] : items.filter(({ from }) => from <= column).at(-1)
    if (item) found.set(column, item)
  })
  return found
}

/** Gives each column of figures the heads that stand over it, the nearest first. */
export const headColumns = (columns: Map<number, Column>, heads: GridLine[]) => {
  const places = [...columns.keys()].sort((a, b) => a - b)
  const first = places[0] ?? 0
  const last = places.at(-1) ?? 0
  const headed = new Set<number>()
  for (const { items } of heads) {
    const own = items.filter((item) => usable(item) && item.to >= first && item.from <= last)
    // Over columns that have heads of their own already, a word may stand for several.
    const groups = own.filter(({ from }) => from >= first)
    const wide = groups.every(({ from, to }) => from === to)
    const shared =
      headed.size > 0 && wide && groups.length < places.length
        ? spread(
            groups,
            places.filter((place) => headed.has(place)),
          )
        : null
    for (const [place, column] of columns) {
      const over = own.find((item) => covers(item, place))
      const item = over ?? shared?.get(place)
      if (!item) continue
      const alone = over !== undefined && over.from === over.to && !isShared(shared, over)
      ;(alone ? column.heads : column.groups).push(item.cell)
    }
    for (const { from, to } of own) for (let at = from; at <= to; at++) if (columns.has(at)) headed.add(at)
  }
}

const isShared = (shared: Map<number, Item> | null, item: Item) =>
  shared !== null && [...shared.values()].filter((other) => other === item).length > 1
