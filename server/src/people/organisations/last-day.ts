import { DomainError } from '../../platform/domain-error.ts'

const yearsMax = 10

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Whether a last day is over, by UTC. */
export const isOver = (endsOn: string | null, now: Date): boolean => endsOn !== null && endsOn < dayOf(now)

/** A last day that was yesterday lets nobody in, and one that nobody lives to see is none. */
export const refuseLastDay = (endsOn: string | null, now: Date): void => {
  if (endsOn === null) return
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsMax)
  const refuse = (message: string) => {
    throw new DomainError('invalid_input', { field: 'endsOn', message })
  }
  if (isOver(endsOn, now)) refuse('The last day must not be past')
  if (endsOn > dayOf(latest)) refuse(`The last day is at most ${yearsMax} years from now`)
}
