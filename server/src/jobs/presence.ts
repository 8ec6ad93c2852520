import type pg from 'pg'
import type { Logger } from 'pino'
import { openOwnConnection } from '../platform/own-connection.ts'
import { insist } from './insist.ts'

// The first half of each advisory lock's key; the second is the hash of the name of a worker pool.
const lockSpace = 0x1ed6e4
const reconnectMs = 500

export type Presence = {
  enter: (workerPoolId: string) => Promise<void>
  leave: (workerPoolId: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Says which worker pools are alive: each holds a lock on a connection of its own, which PostgreSQL frees the moment
 * the process is gone, however it went.
 */
export const openPresence = async (pool: pg.Pool, log: Logger): Promise<Presence> => {
  const present = new Map<string, Promise<unknown>>()
  let turn: Promise<unknown> = Promise.resolve()
  let closing = false
  let timer: NodeJS.Timeout | undefined

  const hold = (client: pg.Client, id: string) =>
    client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace, id])
  const release = (client: pg.Client, id: string) =>
    client.query('select pg_advisory_unlock_shared($1, hashtext($2))', [lockSpace, id])
  // One connection answers one statement at a time.
  const inTurn = (work: () => Promise<unknown>): Promise<unknown> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  const connect = async (): Promise<pg.Client> => {
    const client = await openOwnConnection(pool, log)
    // A machine that lost its power sends no goodbye: without these PostgreSQL would believe in it for two hours.
    await client.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    )
    for (const id of present.keys()) await hold(client, id)
    // One that ends before it is of use is told by the statement that failed.
    client.once('end', reconnect)
    return client
  }
  const reconnect = () => {
    if (closing || timer) return
    timer = setTimeout(async () => {
      timer = undefined
      try {
        connection = await connect()
      } catch {
        reconnect()
      }
    }, reconnectMs)
  }
  let connection = await insist(connect, log)

  return {
    // Every worker of a pool enters; one lock is enough for all.
    enter: async (id) => {
      const entered = present.get(id) ?? inTurn(() => hold(connection, id))
      present.set(id, entered)
      await entered
    },
    leave: async (id) => {
      present.delete(id)
      await inTurn(() => release(connection, id)).catch((error) =>
        log.debug(
          { code: 'job-pool-lock-gone', error },
          'the lock of an ended worker pool went with its connection',
        ),
      )
    },
    close: async () => {
      closing = true
      clearTimeout(timer)
      await connection.end()
    },
  }
}

/** Worker pools that hold jobs and are not alive. */
export const findAbsent = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ locked_by: string }>(
    `select distinct locked_by from graphile_worker.jobs
     where locked_by is not null and not exists (
       select from pg_locks
       where locktype = 'advisory' and objsubid = 2 and classid = $1::int8::oid
         and objid = (hashtext(locked_by)::int8 & 4294967295)::oid
         and database = (select oid from pg_database where datname = current_database())
     )`,
    [lockSpace],
  )
  return rows.map((row) => row.locked_by)
}
