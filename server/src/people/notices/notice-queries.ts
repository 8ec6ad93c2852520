import { NoticeKind, noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { type NoticePage, type NoticePreference, noticesOfPage } from '@ledgerleaf/contract/notices'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { Instant, query } from '../../platform/query.ts'
import { type Acting, currentMembers } from '../organisations/index.ts'
import { noticePreferences } from './notices.tables.ts'

type Asked = { kind?: NoticeKind | undefined; cursor?: string | undefined }

const Row = z.object({
  id: z.string(),
  kind: NoticeKind,
  title: z.string(),
  words: z.string(),
  href: z.string(),
  madeAt: Instant,
  isRead: z.boolean(),
})
const Unread = z.object({ organisationId: z.string(), unread: z.number() })

/** Where a page begins: after the notice with this number. */
const afterOf = (cursor: string) => {
  if (!isId(cursor)) throw new DomainError('invalid_input', { message: 'There is no such page.' })
  return sql`(notice.made_at, notice.id) < (select made_at, id from notices where id = ${cursor}::uuid)`
}

/** How much somebody has not read, for each organisation they act for. */
const findUnread = (db: Reader, personId: string) =>
  query(
    db,
    Unread,
    sql`select notice.organisation_id::text as "organisationId", count(*)::int as unread
      from notices notice join ${sql.raw(currentMembers)} member
        on member.organisation_id = notice.organisation_id and member.person_id = notice.person_id
      where notice.person_id = ${personId} and notice.read_at is null group by 1 order by 1`,
  )

export const findNotices = async (
  db: Reader,
  { organisationId, personId }: Acting,
  { kind, cursor }: Asked,
): Promise<NoticePage> => {
  const rows = await query(
    db,
    Row,
    sql`select notice.id::text, notice.kind, notice.title, notice.words, notice.href, notice.made_at as "madeAt",
        notice.read_at is not null as "isRead"
      from notices notice
      where notice.person_id = ${personId} and notice.organisation_id = ${organisationId}
        and ${kind ? sql`notice.kind = ${kind}` : sql`true`} and ${cursor ? afterOf(cursor) : sql`true`}
      order by notice.made_at desc, notice.id desc limit ${noticesOfPage + 1}`,
  )
  const shown = rows.slice(0, noticesOfPage)
  const unread = await findUnread(db, personId)
  return {
    notices: shown.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() })),
    next: rows.length > noticesOfPage ? (shown.at(-1)?.id ?? null) : null,
    unread: unread.find((one) => one.organisationId === organisationId)?.unread ?? 0,
    elsewhere: unread.filter((one) => one.organisationId !== organisationId),
  }
}

/** How somebody is mailed about each kind: as they chose, or as is usual. */
export const findPreferences = async (db: Reader, personId: string): Promise<NoticePreference[]> => {
  const chosen = await db.select().from(noticePreferences).where(eq(noticePreferences.personId, personId))
  return NoticeKind.options.map((kind) => ({
    kind,
    mail: chosen.find((one) => one.kind === kind)?.mail ?? noticeKinds[kind].usual,
  }))
}
