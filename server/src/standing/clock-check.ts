import type pg from 'pg'
import { type Check, sayDuration } from '../platform/check.ts'

const lateSeconds = 5

/**
 * This server's clock against the database's, which all servers share. It never ends readiness: which of the two is wrong
 * cannot be told from here, and were it the database's, every server would turn people away.
 */
export const clockCheck = (watching: pg.Pool, now: () => number = Date.now): Check => ({
  name: 'clock',
  title: 'Clock',
  unit: 'seconds',
  isShared: false,
  needsDatabase: true,
  unread: { state: 'late', says: 'The clock of the database could not be read.' },
  read: async () => {
    const [from, began] = [now(), performance.now()]
    const { rows } = await watching.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    )
    // Half of the way there and back is the best guess at when it was read.
    const halfway = from + (performance.now() - began) / 2
    const offSeconds = (halfway - Number(rows[0]?.ms)) / 1000
    const measured = { figure: Math.round(Math.abs(offSeconds) * 10) / 10, limit: lateSeconds }
    if (Math.abs(offSeconds) <= lateSeconds)
      return { state: 'good', says: 'This server and the database tell the same time.', ...measured }
    return {
      state: 'late',
      says: `This server’s clock is ${sayDuration(Math.abs(offSeconds))} ${offSeconds > 0 ? 'ahead of' : 'behind'} the database’s.`,
      advice:
        'Set both clocks by a time server. From five minutes on, notices of the payment provider are refused.',
      ...measured,
    }
  },
})
