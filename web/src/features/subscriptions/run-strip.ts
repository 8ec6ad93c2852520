import type { Subscription, SubscriptionRun } from '@ledgerleaf/contract/subscriptions'

/** One time of a subscription on its strip: what became of it, that it is due next, or that it comes after. */
export type StripRun = { on: string; state: SubscriptionRun['state'] | 'planned' | 'to come' }
/** And how many tonnes there are with it, of those on the strip. */
export type StripStep = StripRun & { tonnes: number }
export type Told = Pick<Subscription, 'every' | 'nextRunOn' | 'tonnes'> & {
  runs: readonly Pick<SubscriptionRun, 'dueOn' | 'state'>[]
}

const pastMax = 8
const wholeMax = 12

/** The first day of the month or year that many periods later; only its month is told, so a short month moves nothing. */
const later = (day: string, every: Subscription['every'], periods: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const date =
    every === 'month' ? Date.UTC(year, month - 1 + periods, 1) : Date.UTC(year + periods, month - 1, 1)
  return new Date(date).toISOString().slice(0, 10)
}

/** The latest runs, oldest first, and those to come while it goes on: a year of it at a glance, or what there is. */
export const stripOf = ({ every, nextRunOn, runs }: Omit<Told, 'tonnes'>): StripRun[] => {
  const past = runs
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    .slice(-pastMax)
    .map(({ dueOn, state }): StripRun => ({ on: dueOn, state }))
  if (nextRunOn === null) return past
  const ahead = Array.from(
    { length: every === 'month' ? wholeMax - past.length : 3 },
    (_, periods): StripRun => ({
      on: later(nextRunOn, every, periods),
      state: periods === 0 ? 'planned' : 'to come',
    }),
  )
  return [...past, ...ahead]
}

const isHad = (state: StripRun['state']): boolean => state === 'bought' || state === 'retired'
const isMissed = (state: StripRun['state']): boolean => state === 'left_out' || state === 'failed'

/** The strip as stairs: each time stands on those before it, and one that bought nothing is no higher than the last. */
export const stepsOf = (told: Told): StripStep[] => {
  let tonnes = 0
  return stripOf(told).map((run) => {
    if (!isMissed(run.state)) tonnes += told.tonnes
    return { ...run, tonnes }
  })
}

/** What the stairs come to: tonnes that were bought, and all of them once the last is. */
export const sumSteps = (told: Told): { boughtTonnes: number; tonnes: number } => {
  const steps = stepsOf(told)
  return {
    boughtTonnes: steps.filter(({ state }) => isHad(state)).length * told.tonnes,
    tonnes: steps.at(-1)?.tonnes ?? 0,
  }
}

/** A made-up year around today: seven months bought but for one, and five to come. */
export const exampleYear = (now: Date): Told => {
  const first = now.toISOString().slice(0, 10)
  return {
    every: 'month',
    tonnes: 5,
    nextRunOn: first,
    runs: Array.from({ length: 7 }, (_, before) => ({
      dueOn: later(first, 'month', before - 7),
      state: before === 4 ? 'left_out' : 'bought',
    })),
  }
}
