import type { TaskName } from '../platform/outbox.ts'

export const lanes = ['quick', 'heavy', 'slow'] as const
export type Lane = (typeof lanes)[number]

// Mail waits for other people's servers. What a person waits for must not stand in line behind it.
const quick: ReadonlySet<TaskName> = new Set<TaskName>([
  'close-sockets',
  'charge-order',
  'handle-payment-event',
  'retire-order',
  'sandbox-deliver',
])
// Reading a report takes a processor and half a gigabyte; nothing else waits behind it, and it does not wait for itself.
const heavy: ReadonlySet<TaskName> = new Set<TaskName>(['analyse-report'])

/** Each lane has workers of its own, so that what is slow holds up nothing but its like. */
export const laneOf = (task: TaskName): Lane => {
  if (quick.has(task)) return 'quick'
  return heavy.has(task) ? 'heavy' : 'slow'
}
