import { type ParsedCronItem, parseCrontab } from 'graphile-worker'
import type { TaskHandler } from '../platform/tasks.ts'

/**
 * What runs by the clock. Of a task one is at work and at most one more waits: what takes longer than the time to its next
 * turn would otherwise stand beside itself, and fill the lane for everything else.
 */
export const clockItems = (handlers: readonly Pick<TaskHandler, 'task'>[]): ParsedCronItem[] => {
  const lines = handlers.flatMap(({ task: { name, schedule } }) =>
    schedule ? `${schedule} ${name} ?queue=${name}&jobKey=${name}&jobKeyMode=preserve_run_at` : [],
  )
  return parseCrontab([...new Set(lines)].join('\n'))
}
