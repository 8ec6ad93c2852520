import type pg from 'pg'
import { type Check, type CheckReading, sayDuration } from '../platform/check.ts'
import type { Lane } from '../platform/tasks.ts'
import { type LanesOf, lanes, readLaneAges } from './lane-ages.ts'

// Payments and retirements take a second, and are begun at once unless everybody is busy.
const untakenSecondsMax = 12

const known: Record<Lane, { title: string; work: string; limitSeconds: number }> = {
  quick: { title: 'Payments and retirements', work: 'payment or retirement', limitSeconds: 60 },
  heavy: { title: 'Reading of reports', work: 'report', limitSeconds: 30 * 60 },
  slow: { title: 'Mail and chores', work: 'mail or chore', limitSeconds: 10 * 60 },
  outside: { title: 'Webhooks', work: 'webhook', limitSeconds: 10 * 60 },
}

type Age = Awaited<ReturnType<typeof readLaneAges>>[Lane]

/** Work waits and nobody begins any, neither this job nor another: the lane stands still, however short the line is. */
const isStill = ({ untakenSeconds, takenSeconds }: Age): boolean =>
  untakenSeconds > untakenSecondsMax && (takenSeconds === null || takenSeconds > untakenSecondsMax)

const tell = (lane: Lane, age: Age): CheckReading => {
  const { work, limitSeconds } = known[lane]
  const figure = Math.round(age.oldestSeconds)
  const measured = { figure, limit: limitSeconds }
  const isQuick = lane === 'quick'
  if (isQuick ? isStill(age) || age.oldestSeconds > limitSeconds : age.oldestSeconds > limitSeconds)
    return {
      state: isQuick ? 'stopping' : 'late',
      says: `A ${work} has waited for ${sayDuration(figure)}.`,
      advice: isQuick
        ? 'See the log for job-runner lines, and whether the payment provider answers. A restart begins anew, and nothing is lost.'
        : 'See the log for job-runner lines. Work that waits is done later; nothing is lost.',
      ...measured,
    }
  const says =
    figure === 0 ? 'Nothing waits.' : `The oldest ${work} has waited for ${sayDuration(figure)}, as it may.`
  return { state: 'good', says, ...measured }
}

/** Whether the work of each lane is being done. Only the lane that people wait for ends readiness. */
export const laneChecks = (pool: pg.Pool, lanesOf: () => LanesOf): Check[] =>
  lanes.map((lane) => ({
    name: `lane-${lane}`,
    title: known[lane].title,
    unit: 'seconds',
    isShared: true,
    needsDatabase: true,
    unread: { state: lane === 'quick' ? 'stopping' : 'late', says: 'What waits could not be read.' },
    read: async () => tell(lane, (await readLaneAges(pool, lanesOf()))[lane]),
  }))
