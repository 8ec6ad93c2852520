import { strict as assert } from 'node:assert'
import { NoticeKind } from '@ledgerleaf/contract/notice-kinds'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { stopToken } from '../../platform/stop-token.ts'
import { findPerson } from '../identity/index.ts'
import { currentMembers, findPartyNames } from '../organisations/index.ts'
import { dayMail, noticeMail } from './notice-mail.ts'

export type NoticeSender = { publicUrl: string; secret: string }

/** What nobody was mailed for so long, since their address was not proved, is not told afterwards. */
const oldDays = 7

const Due = z.object({
  id: z.string(),
  personId: z.string(),
  organisationId: z.string(),
  kind: NoticeKind,
  title: z.string(),
  words: z.string(),
  href: z.string(),
})

/** What waits to be mailed, locked: unread, of organisations its reader still acts for, and not switched off since. */
const holdDue = (tx: Tx, which: SQL, now: Date) =>
  query(
    tx,
    Due,
    sql`select notice.id::text, notice.person_id::text as "personId", notice.organisation_id::text as "organisationId",
        notice.kind, notice.title, notice.words, notice.href
      from notices notice join ${sql.raw(currentMembers)} member
        on member.organisation_id = notice.organisation_id and member.person_id = notice.person_id
      where ${which} and notice.mailed_at is null and notice.read_at is null
        and notice.made_at > ${now.toISOString()}::timestamptz - make_interval(days => ${oldDays})
        and not exists (select from notice_preferences preference
          where preference.person_id = notice.person_id and preference.kind = notice.kind and preference.mail = 'never')
      order by notice.made_at desc, notice.id for update of notice`,
  )

type Write = (told: Parameters<typeof dayMail>[0]) => MailMessage

const send = async (
  tx: Tx,
  due: readonly z.infer<typeof Due>[],
  { publicUrl, secret }: NoticeSender,
  write: Write,
  now: Date,
): Promise<void> => {
  const [first] = due
  const person = first && (await findPerson(tx, first.personId))
  // An address nobody has proved may be somebody else's.
  if (!person?.emailVerified) return
  const names = await findPartyNames(
    tx,
    due.map(({ organisationId }) => organisationId),
  )
  const told = due.map((one) => ({ ...one, organisation: names.get(one.organisationId) ?? '' }))
  const token = stopToken(secret, 'notices', person.id)
  await tx.execute(
    sql`update notices set mailed_at = ${now.toISOString()}::timestamptz
      where id = any(${sql.param(due.map(({ id }) => id))}::uuid[])`,
  )
  await enqueue(tx, sendMailTask, write({ to: person.email, publicUrl, token, told }))
}

/** One notice to whoever wants to hear of it at once. Safe to repeat: what was mailed is not mailed again. */
export const mailNotice = async (
  tx: Tx,
  noticeId: string,
  sender: NoticeSender,
  now: Date,
): Promise<void> => {
  const due = await holdDue(tx, sql`notice.id = ${noticeId}::uuid and notice.mail = 'at_once'`, now)
  await send(
    tx,
    due,
    sender,
    ({ told: [one], ...mailed }) => {
      assert(one, 'what is sent is about something')
      return noticeMail({ ...mailed, told: one })
    },
    now,
  )
}

const Id = z.object({ id: z.string() })

/** Whoever waits for the mail of the day. */
export const findDayReaders = async (db: Reader): Promise<string[]> => {
  const rows = await query(
    db,
    Id,
    sql`select distinct person_id::text as id from notices
      where mail = 'daily' and mailed_at is null and read_at is null order by 1`,
  )
  return rows.map(({ id }) => id)
}

/**
 * One mail to one person about all they have not read, at most once a day. What is told and the mail are one transaction,
 * and whoever does the same at the same time waits and finds it done.
 */
export const mailDay = async (tx: Tx, personId: string, sender: NoticeSender, now: Date): Promise<void> => {
  const due = await holdDue(tx, sql`notice.person_id = ${personId}::uuid and notice.mail = 'daily'`, now)
  const mailedToday = await query(
    tx,
    Id,
    sql`select id::text from notices where person_id = ${personId}::uuid and mail = 'daily'
      and (mailed_at at time zone 'utc')::date = (${now.toISOString()}::timestamptz at time zone 'utc')::date limit 1`,
  )
  if (mailedToday.length === 0) await send(tx, due, sender, dayMail, now)
}
