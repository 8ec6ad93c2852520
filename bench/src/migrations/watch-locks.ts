import type pg from 'pg'

const lookEveryMs = 5

/**
 * For how long the others in this database kept everybody from reading or writing a table that had rows: from when the
 * lock is first seen to when they are done, for a migration gives nothing back before it commits.
 */
export const watchLocks = (watcher: pg.ClientBase) => {
  const firstSeen = new Map<string, number>()
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const { rows } = await watcher.query<{ name: string }>(
        `select class.relname || case when mode = 'AccessExclusiveLock' then '' else ' (writing)' end as name
         from pg_locks join pg_class class on class.oid = relation
         where pid <> pg_backend_pid() and granted and class.relkind = 'r' and class.reltuples > 0
           and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
           and pg_locks.database = (select oid from pg_database where datname = current_database())`,
      )
      const now = performance.now()
      for (const { name } of rows) if (!firstSeen.has(name)) firstSeen.set(name, now)
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  }
  const looking = look()
  return async (): Promise<{ table: string; ms: number } | null> => {
    const endedAt = performance.now()
    isOver = true
    await looking
    const held = [...firstSeen].map(([table, at]) => ({ table, ms: endedAt - at }))
    return held.sort((a, b) => b.ms - a.ms)[0] ?? null
  }
}
