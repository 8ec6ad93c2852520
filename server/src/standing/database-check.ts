import type pg from 'pg'
import type { Check, CheckReading } from '../platform/check.ts'
import { causeOf } from '../platform/check.ts'
import { sqlState } from '../platform/db.ts'

const lateMs = 1000
const lateTimes = 3
const waitingMax = 50

// A disk that is full still takes small changes for a while, where PostgreSQL has room in what it allocated before. So
// a megabyte of new room is asked for: pages of a table that only this connection sees and that is empty again at the
// end of each transaction. The row beside it is a change as any other, and is on the disk when it is answered.
const askForRoom = `
  set local client_min_messages = error;
  create temporary table if not exists standing_room (filler text) on commit delete rows;
  insert into standing_room (filler) select repeat('x', 1900) from generate_series(1, 512);`
const beat = (server: string) => `
  insert into standing_beats (server, beat_at) values (${server}, now())
    on conflict (server) do update set beat_at = excluded.beat_at;
  delete from standing_beats where beat_at < now() - interval '1 day';`

const diskFull = '53100'
const readOnly = '25006'

const refused = (error: unknown): CheckReading => {
  const cause = causeOf(error)
  const state = sqlState(error)
  if (state === diskFull)
    return {
      state: 'stopping',
      says: 'The disk of the database is full: it takes no more changes.',
      advice: 'Make room on the disk of the database. Everything goes on by itself then.',
      cause,
    }
  if (state === readOnly)
    return {
      state: 'stopping',
      says: 'The database answers, and takes no changes.',
      advice: 'See whether DATABASE_URL names a copy that may only be read.',
      cause,
    }
  return {
    state: 'stopping',
    says: 'The database does not answer.',
    advice: 'See whether PostgreSQL runs and can be reached from this server.',
    cause,
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return Math.round(performance.now() - from)
}

type Parts = { watching: pg.Pool; serving: pg.Pool; server: string }

/** Whether the database answers, takes a change, and has room. */
export const databaseCheck = ({ watching, serving, server }: Parts): Check => {
  const tryOut = async (client: pg.PoolClient) => {
    const readMs = await timed(() => client.query('select 1 from schema_migrations limit 1'))
    // In one message, so that a server that is frozen here holds nothing.
    const write = `begin; ${askForRoom} ${beat(client.escapeLiteral(server))} commit`
    return { readMs, writeMs: await timed(() => client.query(write)) }
  }
  const latest: number[] = []
  const tell = ({ readMs, writeMs }: { readMs: number; writeMs: number }): CheckReading => {
    const waiting = serving.waitingCount
    const says = `It answers: a read took ${readMs} ms, a change ${writeMs} ms. ${waiting === 0 ? 'Nobody waits' : `${waiting} wait`} for a connection.`
    const worseMs = Math.max(readMs, writeMs)
    const measured = { says, figure: worseMs, limit: lateMs }
    // One slow answer is a busy moment.
    latest.splice(0, latest.length, ...latest.slice(1 - lateTimes), worseMs)
    const isSlow = latest.length === lateTimes && Math.min(...latest) > lateMs
    return !isSlow && waiting <= waitingMax
      ? { state: 'good', ...measured }
      : { state: 'late', ...measured, advice: 'Look at what keeps the database or its disk busy.' }
  }
  return {
    name: 'database',
    title: 'Database',
    unit: 'milliseconds',
    isShared: false,
    unread: {
      state: 'stopping',
      says: 'The database does not answer.',
      advice: 'See whether PostgreSQL runs and can be reached from this server.',
    },
    read: async () => {
      let client: pg.PoolClient | undefined
      try {
        client = await watching.connect()
        const took = await tryOut(client)
        client.release()
        return tell(took)
      } catch (error) {
        // In whatever state it is, nobody else should get it.
        client?.release(true)
        return refused(error)
      }
    },
  }
}
