import { desc, gt, sql } from 'drizzle-orm'
import { recordAct } from '../people/audit/index.ts'
import type { Reader, Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { standingSilences } from './standing.tables.ts'

export type Silence = typeof standingSilences.$inferSelect

/** What is silenced now; of several about one check the one that ends last. By the database's clock, which all share. */
export const findSilences = async (db: Reader): Promise<Map<string, Silence>> => {
  const rows = await db
    .select()
    .from(standingSilences)
    .where(gt(standingSilences.silentUntil, sql`now()`))
    .orderBy(desc(standingSilences.silentUntil))
  const latest = new Map<string, Silence>()
  for (const row of rows) if (!latest.has(row.checkName)) latest.set(row.checkName, row)
  return latest
}

type Wish = { check: { name: string; title: string }; hours: number; reason: string }

/** No alerts about a check for some hours. Readiness and the page go on telling the truth. */
export const silenceCheck = async (
  tx: Tx,
  operatorId: string,
  { check, hours, reason }: Wish,
  now: Date,
): Promise<void> => {
  const id = newId(now.getTime())
  const silentUntil = new Date(now.getTime() + hours * 3_600_000)
  await tx.insert(standingSilences).values({ id, checkName: check.name, reason, begunAt: now, silentUntil })
  const told = `${check.title}, for ${hours} ${hours === 1 ? 'hour' : 'hours'}: ${reason}`
  await recordAct(
    tx,
    { operatorId, act: 'silence_alerts', subjectKind: 'silence', subjectId: id, reason: told },
    now,
  )
}

/** Alerts about the check of this silence are sent again; false when it was over. The trail has one name for each check. */
export const endSilence = async (
  tx: Tx,
  operatorId: string,
  { id, titleOf }: { id: string; titleOf: (checkName: string) => string },
  now: Date,
): Promise<boolean> => {
  const rows = await tx
    .delete(standingSilences)
    .where(
      sql`${standingSilences.checkName} = (select check_name from standing_silences where id = ${id}::uuid)
        and ${standingSilences.silentUntil} > now()`,
    )
    .returning({ checkName: standingSilences.checkName })
  const [ended] = rows
  if (!ended) return false
  const reason = `Alerts about ${titleOf(ended.checkName)} are sent again`
  await recordAct(tx, { operatorId, act: 'end_silence', subjectKind: 'silence', subjectId: id, reason }, now)
  return true
}
