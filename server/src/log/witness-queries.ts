import { asc, desc, eq, max, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'
import { Instant } from '../platform/query.ts'
import type { CheckpointRow } from './checkpoint-queries.ts'
import { logCosignatures, logWitnesses } from './log.tables.ts'

/** The keys of those who are asked to sign what the log signed. */
export const findWitnessKeys = async (db: Reader): Promise<string[]> => {
  const rows = await db
    .select({ key: logWitnesses.verifierKey })
    .from(logWitnesses)
    .orderBy(asc(logWitnesses.verifierKey))
  return rows.map(({ key }) => key)
}

export type Witnessed = {
  key: string
  url: string
  /** The largest state it signed; null before the first. */
  size: number | null
  at: Date | null
  trouble: string | null
  refuses: boolean
}

/** How each witness stands. */
export const findWitnesses = async (db: Reader): Promise<Witnessed[]> => {
  const newest = db
    .select({ witness: logCosignatures.witness, size: max(logCosignatures.size).as('newest_size') })
    .from(logCosignatures)
    .groupBy(logCosignatures.witness)
    .as('newest')
  return db
    .select({
      key: logWitnesses.verifierKey,
      url: logWitnesses.url,
      size: newest.size,
      at: logCosignatures.signedAt,
      trouble: logWitnesses.trouble,
      refuses: logWitnesses.refuses,
    })
    .from(logWitnesses)
    .leftJoin(newest, eq(newest.witness, logWitnesses.verifierKey))
    .leftJoin(
      logCosignatures,
      sql`${logCosignatures.witness} = ${newest.witness} and ${logCosignatures.size} = ${newest.size}`,
    )
    .orderBy(asc(logWitnesses.verifierKey))
}

/** The signatures of witnesses under a state, as lines of its note. */
export const findCosignatures = async (db: Reader, size: number): Promise<string> => {
  const rows = await db
    .select({ line: logCosignatures.line })
    .from(logCosignatures)
    .where(eq(logCosignatures.size, size))
    .orderBy(asc(logCosignatures.signedAt), desc(logCosignatures.witness))
  return rows.map(({ line }) => line).join('')
}

const readProving = namedStatement(
  'log_read_proving',
  z.object({ size: z.number(), root: Bytes, note: z.string(), signedAt: Instant }),
  `with newest as (select size, split_part(note, E'\\n', 1) as origin from log_checkpoints order by size desc limit 1),
     seen as (
       select cosigned.size, string_agg(cosigned.line, '' order by cosigned.signed_at, cosigned.witness) as lines
       from log_cosignatures cosigned join log_checkpoints checkpoint using (size), newest
       where cosigned.size > $1 and split_part(checkpoint.note, E'\\n', 1) = newest.origin
       group by cosigned.size order by count(*) desc, cosigned.size desc limit 1)
   select checkpoint.size, checkpoint.root, checkpoint.note || coalesce(seen.lines, '') as note,
     checkpoint.signed_at as "signedAt"
   from newest left join seen on true join log_checkpoints checkpoint on checkpoint.size = coalesce(seen.size, newest.size)`,
)

/**
 * The state a proof of this entry leads to, with everybody who signed it: the newest of those that most witnesses saw, and
 * simply the newest where none of them saw the entry yet.
 */
export const findProvingCheckpoint = async (db: Reader, index: number): Promise<CheckpointRow | null> => {
  const [found] = await readProving(db, [index])
  return found ? { ...found, root: new Uint8Array(found.root) } : null
}
