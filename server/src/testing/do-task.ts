import assert from 'node:assert/strict'
import type { Task, TaskHandler } from '../platform/tasks.ts'

/** Does at once what a job of this task would do. */
export const doTask = async <Payload>(
  handlers: readonly TaskHandler[],
  { name }: Task<Payload>,
  payload: Payload,
): Promise<void> => {
  const handler = handlers.find(({ task }) => task.name === name)
  assert(handler, `nobody does ${name}`)
  await handler.run(payload)
}
