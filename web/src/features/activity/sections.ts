import { type ActivityGroup, activityGroups, findActivity } from '@ledgerleaf/contract/activities'
import type { ActivityLine } from '@ledgerleaf/contract/activity-basis'
import type { DraftLine } from '@ledgerleaf/contract/activity-draft'
import type { LineProblem } from '@ledgerleaf/contract/compute-lines'
import { countryName } from '../../ui/country-name.ts'

/** A line with what it comes to, or with what stands against it. */
export type SectionLine = {
  line: DraftLine
  computed: ActivityLine | undefined
  problem: LineProblem | undefined
}

export type ActivitySection = {
  id: ActivityGroup
  name: string
  says: string
  lines: SectionLine[]
  /** What its lines come to; null while none of them can be computed. */
  grams: number | null
  /** How many of its lines are not complete. */
  unfinished: number
}

/** By what a line is; until it says so, by where it was begun. */
const groupOf = ({ activity, group }: DraftLine): ActivityGroup =>
  findActivity(activity)?.group ?? activityGroups.find(({ id }) => id === group)?.id ?? 'energy'

export const gramsOf = ({ grams, marketGrams }: ActivityLine): number => marketGrams ?? grams

export const sectionsOf = (
  drafts: readonly DraftLine[],
  computed: readonly ActivityLine[],
  problems: readonly LineProblem[],
): ActivitySection[] => {
  const made = new Map(computed.map((line) => [line.id, line]))
  const wrong = new Map(problems.map((problem) => [problem.id, problem]))
  const all = drafts.map((line) => ({
    line,
    group: groupOf(line),
    computed: made.get(line.id),
    problem: wrong.get(line.id),
  }))
  return activityGroups.map((group) => {
    const lines = all.filter((one) => one.group === group.id)
    const counted = lines.flatMap((one) => one.computed ?? [])
    return {
      ...group,
      lines,
      grams: counted.length > 0 ? counted.reduce((sum, line) => sum + gramsOf(line), 0) : null,
      unfinished: lines.filter(({ problem }) => problem).length,
    }
  })
}

/** What a line is called on its row. */
export const nameLine = ({ activity }: DraftLine): string =>
  findActivity(activity)?.name ?? (activity === '' ? 'A new line' : activity)

/** Whether every word that was typed stands somewhere in a line. */
export const holdsWords = (line: DraftLine, typed: string): boolean => {
  const text = [
    ...[nameLine(line), line.amount, line.amount.replace(/[, ]/g, ''), line.unit, line.site, line.supplier],
    ...[line.note, line.country, countryName(line.country)],
  ]
    .join(' ')
    .toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
