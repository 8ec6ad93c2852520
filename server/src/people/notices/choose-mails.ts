import { NoticeKind } from '@ledgerleaf/contract/notice-kinds'
import type { NoticePreference } from '@ledgerleaf/contract/notices'
import { sql } from 'drizzle-orm'
import type { Writer } from '../../platform/db.ts'
import { noticePreferences } from './notices.tables.ts'

/** How somebody wants to be mailed about these kinds from now on. */
export const chooseMails = async (
  db: Writer,
  personId: string,
  chosen: readonly NoticePreference[],
): Promise<void> => {
  await db
    .insert(noticePreferences)
    .values(chosen.map((one) => ({ personId, ...one })))
    .onConflictDoUpdate({
      target: [noticePreferences.personId, noticePreferences.kind],
      set: { mail: sql`excluded.mail` },
    })
}

/** No mail about anything any more, but those that nobody can turn off, which are none of these. */
export const stopNoticeMails = (db: Writer, personId: string): Promise<void> =>
  chooseMails(
    db,
    personId,
    NoticeKind.options.map((kind) => ({ kind, mail: 'never' })),
  )
