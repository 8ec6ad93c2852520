import * as z from 'zod/mini'

/**
 * What a task may have to wait for. Mail waits for other people's servers; what a person waits for is quick and does not
 * stand in line behind it; what takes a processor for minutes is heavy, and nothing else waits behind that. What goes to
 * addresses that organisations gave goes outside: whatever these do, mail does not wait for it.
 */
export type Lane = 'quick' | 'heavy' | 'slow' | 'outside'

/** Work that runs after commit, as its domain declares it: its name in the database and what it is told. */
export type Task<Payload> = {
  name: string
  /** A row may have been written by an older release, or by hand: what a handler gets has been read through this. */
  payload: z.ZodMiniType<Payload>
  lane: Lane
  /** When it runs by the clock, as five crontab fields in UTC; one process of all runs it. */
  schedule: string | null
}

export const declareTask = <Payload>(
  name: string,
  payload: z.ZodMiniType<Payload>,
  lane: Lane = 'slow',
): Task<Payload> => ({ name, payload, lane, schedule: null })

/** A task that runs by the clock and is told nothing. */
export const declareClockTask = (name: string, schedule: string): Task<Record<string, unknown>> => ({
  name,
  payload: z.record(z.string(), z.unknown()),
  lane: 'slow',
  schedule,
})

/** What a domain does for a task, its own or one that is asked for in a room below. Several may do their part of one. */
export type TaskHandler = {
  task: Pick<Task<unknown>, 'name' | 'lane' | 'schedule'>
  /** `now` is the moment it began, by the clock of the market it is done in. */
  run: (payload: unknown, now?: Date) => Promise<void>
}

export const does = <Payload>(
  task: Task<Payload>,
  work: (payload: Payload, now: Date) => Promise<void>,
): TaskHandler => ({
  task,
  run: async (payload, now = new Date()) => work(z.parse(task.payload, payload), now),
})
