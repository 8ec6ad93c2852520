import { createHash } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { readList } from './read-list.ts'
import { screeningEntries, screeningLists } from './seller-checks.tables.ts'

/** One import at a time: which list is the last one has one answer. */
const oneAtATime = sql`select pg_advisory_xact_lock(hashtext('screening-lists'))`

const atOnce = 5000

/**
 * Puts a list in the place of the one before, which stays with its file. The same file again changes nothing; one that was
 * replaced since is the one in force again.
 */
export const importList = async (
  tx: Tx,
  operatorId: string | null,
  { name, bytes }: { name: string; bytes: Buffer },
  now: Date,
): Promise<{ entries: number; repeated: boolean }> => {
  const entries = readList(bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await tx.execute(oneAtATime)
  const [current] = await tx
    .select({ sha256: screeningLists.sha256 })
    .from(screeningLists)
    .orderBy(desc(screeningLists.importedAt), desc(screeningLists.id))
    .limit(1)
  if (current?.sha256 === sha256) return { entries: entries.length, repeated: true }
  const id = newId(now.getTime())
  const brought = { importedBy: operatorId, importedAt: now }
  const [list] = await tx
    .insert(screeningLists)
    .values({ id, name, sha256, bytes, entries: entries.length, ...brought })
    .onConflictDoUpdate({ target: screeningLists.sha256, set: brought })
    .returning({ id: screeningLists.id })
  if (list?.id === id)
    for (let from = 0; from < entries.length; from += atOnce)
      await tx
        .insert(screeningEntries)
        .values(
          entries
            .slice(from, from + atOnce)
            .map((entry, i) => ({ listId: id, position: from + i, ...entry })),
        )
  const reason = `${name}: ${entries.length.toLocaleString('en-US')} entries`
  const subject = { subjectKind: 'screening_list', subjectId: list?.id ?? id } as const
  await recordAct(tx, { operatorId, act: 'import_screening_list', ...subject, reason }, now)
  return { entries: entries.length, repeated: false }
}
