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

export type CalendarRow = { name: string; milestones: readonly DueMilestone[] }

/** A row for each project, the nearest date first; what has no room of its own shares the last. */
export const calendarRows = (milestones: readonly DueMilestone[]): CalendarRow[] => {
  const byProject = new Map<string, DueMilestone[]>()
  for (const one of milestones.toSorted((two, three) => two.dueOn.localeCompare(three.dueOn)))
    byProject.set(one.projectId, [...(byProject.get(one.projectId) ?? []), one])
  const rows = [...byProject.values()].map((list) => ({ name: list[0]?.projectName ?? '', milestones: list }))
  if (rows.length <= rowsMax) return rows
  const rest = rows.slice(rowsMax - 1)
  return [
    ...rows.slice(0, rowsMax - 1),
    { name: `${rest.length} other projects`, milestones: rest.flatMap((row) => row.milestones) },
  ]
}

/** From the earlier of today and the first date to the last, with room for its mark; never less than a month. */
export const calendarSpan = (milestones: readonly DueMilestone[], today: string): [number, number] => {
  const days = [today, ...milestones.map(({ dueOn }) => dueOn)].map((day) => Date.parse(day))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  return [first, Math.max(last, first + 30 * dayMs)]
}
