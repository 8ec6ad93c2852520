import type { DueMilestone } from '@ledgerleaf/contract/forwards'

const dayMs = 24 * 60 * 60 * 1000
const rowsMax = 6

export const owedOf = ({ quantity, delivered }: DueMilestone): number => quantity - delivered

const sumOf = (milestones: readonly DueMilestone[], of: (one: DueMilestone) => number): number =>
  milestones.reduce((sum, one) => sum + of(one), 0)

/** Everything promised in three figures: how much, for how much money, and by when the next of it. */
export const promiseFigures = (milestones: readonly DueMilestone[], today: string) => {
  const [next] = milestones.toSorted((one, two) => one.dueOn.localeCompare(two.dueOn))
  return {
    owed: sumOf(milestones, owedOf),
    escrowCents: sumOf(milestones, ({ sellerCents }) => sellerCents),
    nextOn: next?.dueOn ?? null,
    /** Below nought once the day is past. */
    daysLeft: next ? Math.round((Date.parse(next.dueOn) - Date.parse(today)) / dayMs) : null,
  }
}

export type CalendarRow = {
  name: string
  milestones: readonly DueMilestone[]
  /** What came of the same purchases already: each day once. */
  came: readonly { on: string; quantity: number }[]
  boughtOn: string
  owed: number
  delivered: number
  escrowCents: number
}

const cameOf = (milestones: readonly DueMilestone[]): CalendarRow['came'] => {
  // Two dates of one purchase tell the same deliveries.
  const purchases = new Map(milestones.map((one) => [one.forwardId, one.came]))
  const days = new Map<string, number>()
  for (const { on, quantity } of [...purchases.values()].flat()) days.set(on, (days.get(on) ?? 0) + quantity)
  return [...days]
    .map(([on, quantity]) => ({ on, quantity }))
    .toSorted((one, two) => one.on.localeCompare(two.on))
}

const toRow = (name: string, milestones: readonly DueMilestone[]): CalendarRow => {
  const came = cameOf(milestones)
  return {
    name,
    milestones,
    came,
    boughtOn: milestones.map(({ boughtOn }) => boughtOn).toSorted()[0] ?? '',
    owed: sumOf(milestones, owedOf),
    delivered: came.reduce((sum, { quantity }) => sum + quantity, 0),
    escrowCents: sumOf(milestones, ({ sellerCents }) => sellerCents),
  }
}

/** A row for each project, the nearest date first; what has no room of its own shares the last. */
export const calendarRows = (milestones: readonly DueMilestone[]): CalendarRow[] => {
  const byProject = new Map<string, DueMilestone[]>()
  for (const one of milestones.toSorted((two, three) => two.dueOn.localeCompare(three.dueOn)))
    byProject.set(one.projectId, [...(byProject.get(one.projectId) ?? []), one])
  const lists = [...byProject.values()]
  const own = lists.length <= rowsMax ? lists : lists.slice(0, rowsMax - 1)
  const rest = lists.slice(own.length)
  const rows = own.map((list) => toRow(list[0]?.projectName ?? '', list))
  return rest.length === 0 ? rows : [...rows, toRow(`${rest.length} other projects`, rest.flat())]
}

/** From the first purchase, or an earlier date, to the last date; never less than a month after today. */
export const calendarSpan = (rows: readonly CalendarRow[], today: string): [number, number] => {
  const days = [
    today,
    ...rows.flatMap(({ boughtOn, milestones }) => [boughtOn, ...milestones.map(({ dueOn }) => dueOn)]),
  ].map((day) => Date.parse(day))
  return [Math.min(...days), Math.max(...days, Date.parse(today) + 30 * dayMs)]
}

/** Marks that may carry their words: from the left, each that is clear of the one before it. */
export const labelled = (places: readonly number[], apart: number): boolean[] => {
  let last = Number.NEGATIVE_INFINITY
  return places.map((at) => {
    if (at - last < apart) return false
    last = at
    return true
  })
}
