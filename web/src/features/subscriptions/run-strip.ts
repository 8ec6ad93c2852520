import type { Subscription, SubscriptionRun } from '@ledgerleaf/contract/subscriptions'

/** One time of a subscription on its strip: what became of it, that it is due next, or that it comes after. */
export type StripRun = { on: string; state: SubscriptionRun['state'] | 'planned' | 'to come' }
export type Told = Pick<Subscription, 'every' | 'nextRunOn'> & {
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
export const stripOf = ({ every, nextRunOn, runs }: Told): StripRun[] => {
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

/** A made-up year around today: seven months bought but for one, and five to come. */
export const exampleYear = (now: Date): Told => {
  const first = now.toISOString().slice(0, 10)
  return {
    every: 'month',
    nextRunOn: first,
    runs: Array.from({ length: 7 }, (_, before) => ({
      dueOn: later(first, 'month', before - 7),
      state: before === 4 ? 'left_out' : 'bought',
    })),
  }
}
