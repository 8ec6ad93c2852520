import { sql } from 'drizzle-orm'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Instant, query } from '../platform/query.ts'

const MadeBackup = z.object({ madeAt: Instant, bytes: z.coerce.number() })
export type MadeBackup = z.infer<typeof MadeBackup>

/** The last backup that was made in this folder, whether it is there or not. */
export const findMade = async (db: Reader, folder: string): Promise<MadeBackup | null> => {
  const [made] = await query(
    db,
    MadeBackup,
    sql`select made_at as "madeAt", bytes from backups_made where folder = ${folder}`,
  )
  return made ?? null
}

/** Before an upgrade the database may be from before there was such a list: then there is nothing to keep it in. */
export const recordMade = async (pool: pg.Pool, folder: string, made: MadeBackup): Promise<void> => {
  const { rows } = await pool.query(`select to_regclass('public.backups_made') is not null as "isThere"`)
  if (rows[0]?.isThere)
    await pool.query(
      `insert into backups_made (folder, made_at, bytes) values ($1, $2, $3)
       on conflict (folder) do update set made_at = excluded.made_at, bytes = excluded.bytes`,
      [folder, made.madeAt, made.bytes],
    )
}
