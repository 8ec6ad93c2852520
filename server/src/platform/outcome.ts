import type { DomainError } from './domain-error.ts'

/** What became of one of many that were done together. A refusal concerns nobody but the one who is refused. */
export type Done<T> = { kind: 'done'; value: T }
export type Refused = { kind: 'refused'; error: DomainError }
/** To be done once more, by itself: the answer may depend on who else was there. */
export type Again = { kind: 'again' }

export type Decided<T> = Done<T> | Refused
export type Outcome<T> = Decided<T> | Again

export const done = <T>(value: T): Done<T> => ({ kind: 'done', value })
export const refused = (error: DomainError): Refused => ({ kind: 'refused', error })
export const again: Again = { kind: 'again' }

/** For whoever asks alone: a refusal ends their transaction. */
export const orThrow = <T>(answer: Decided<T>): T => {
  if (answer.kind === 'refused') throw answer.error
  return answer.value
}

/** Answers that cannot be refused. */
export const allDone = <In, Out>(values: ReadonlyMap<In, Out>): Map<In, Done<Out>> =>
  new Map([...values].map(([item, value]) => [item, done(value)]))
