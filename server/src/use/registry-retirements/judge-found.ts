import { writeDay } from '@ledgerleaf/contract/days'
import { refuseRegistryLink } from '@ledgerleaf/contract/registry-links'
import type { FoundUnit } from './found-unit-queries.ts'
import type { RegistryTask } from './lock-tasks.ts'
import { isSameName } from './same-name.ts'

/** What the registry's files mean for a retirement. */
export type Judgement = {
  /** Credits that they show as retired for this beneficiary since the retirement here. */
  covered: number
  /** Known: the same as what was written down before, in a newer file. */
  contradiction: { says: string; asOf: string; credits: number; isKnown: boolean } | null
  /** Set where they show all of them so, and nothing against it. */
  confirmed: { reference: string | null; link: string | null; retiredOn: string; fileAsOf: string } | null
}

const dayMs = 24 * 60 * 60 * 1000
const idsShown = 3

/** Blocks of a file may overlap one another, and a credit counts once. */
const countCredits = (units: readonly FoundUnit[]): number => {
  let count = 0
  let reached = -1
  for (const { first, last } of [...units].sort((a, b) => a.first - b.first)) {
    count += Math.max(0, last - Math.max(first, reached + 1) + 1)
    reached = Math.max(reached, last)
  }
  return count
}

const latest = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other))

const writeIds = (units: readonly FoundUnit[]): string | null => {
  const ids = [...new Set(units.flatMap(({ externalId }) => externalId ?? []))]
  if (ids.length === 0) return null
  const rest = ids.length - idsShown
  return rest > 0 ? `${ids.slice(0, idsShown).join(', ')} and ${rest} more` : ids.join(', ')
}

/** Some files name the site of whoever runs the project: that is no page of the registry. */
const addressOf = (registry: string, units: readonly FoundUnit[]): string | null =>
  units.find(({ url }) => url !== null && URL.canParse(url) && refuseRegistryLink(registry, url) === null)
    ?.url ?? null

/** Retired before it was retired here, or for another name: whatever it is, it is not this retirement. */
const isAnother = ({ pendingSince, beneficiary, onBehalfOf }: RegistryTask, unit: FoundUnit): boolean => {
  // A registry may count its days in another zone.
  const earliest = new Date(pendingSince.getTime() - dayMs).toISOString().slice(0, 10)
  if (unit.retiredOn < earliest) return true
  const name = unit.beneficiary?.trim()
  if (!name) return false
  return ![beneficiary, onBehalfOf].some((ours) => ours !== null && isSameName(ours, name))
}

const contradict = (task: RegistryTask, others: readonly FoundUnit[]): Judgement['contradiction'] => {
  const [first] = others
  if (!first) return null
  const asOf = latest(others.map(({ fileAsOf }) => fileAsOf))
  const credits = countCredits(others)
  const name = first.beneficiary?.trim()
  const sayAsOf = (day: string) =>
    `The registry’s file of ${writeDay(day)} shows ${credits.toLocaleString('en-US')} of these credits retired on ${writeDay(first.retiredOn)}${name ? ` for “${name}”` : ''}.`
  const isKnown = task.contradictedOn !== null && sayAsOf(task.contradictedOn) === task.contradiction
  return { says: sayAsOf(asOf), asOf, credits, isKnown }
}

export const judgeFound = (task: RegistryTask, found: readonly FoundUnit[]): Judgement => {
  const others = found.filter((unit) => isAnother(task, unit))
  const own = found.filter((unit) => !others.includes(unit))
  const covered = countCredits(own)
  const contradiction = contradict(task, others)
  if (contradiction || covered < task.quantity) return { covered, contradiction, confirmed: null }
  return {
    covered,
    contradiction,
    confirmed: {
      reference: writeIds(own),
      link: addressOf(task.registry, own),
      retiredOn: latest(own.map(({ retiredOn }) => retiredOn)),
      fileAsOf: latest(own.map(({ fileAsOf }) => fileAsOf)),
    },
  }
}
