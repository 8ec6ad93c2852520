import { type Duty, MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { type NoticeKind, noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { act } from '../../platform/in-step.ts'
import { tellRooms } from '../../platform/live-channel.ts'
import { enqueueAll, jobOf, roomOf } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { emailOf } from '../identity/index.ts'
import { currentMembers } from '../organisations/index.ts'
import { mailNoticeTask } from './notices.tasks.ts'

/** A fact that members of an organisation are told, in the words they read. */
type Notified = {
  organisationId: string
  /** Whoever may do this, or members by name. */
  to: Duty | { personIds: readonly string[] }
  kind: NoticeKind
  /** The fact, such as `order-paid:…`: nobody is told it twice. */
  key: string
  title: string
  words: string
  /** Where it leads, on our own site. */
  href: string
  /** Who did it. They know, and are not told. */
  by?: string | null
  /** Whom else the words name. */
  about?: string | null
  /** Who gets a mail of its own about the same fact: for them it stands in the page alone. */
  mailed?: 'contact' | { personIds: readonly string[] } | { addresses: readonly string[] }
}

const rolesOf = (duty: Duty): MemberRole[] => MemberRole.options.filter((role) => mayDo(role, duty))

const usualMails = JSON.stringify(Object.entries(noticeKinds).map(([kind, { usual }]) => ({ kind, usual })))

const idsOf = (named: object | string | undefined): readonly string[] =>
  typeof named === 'object' && 'personIds' in named ? (named.personIds as readonly string[]) : []

const rowOf = ({ notified: { to, by, about, mailed, ...notice }, now }: Item) => ({
  organisation_id: notice.organisationId,
  kind: notice.kind,
  key: notice.key,
  title: notice.title,
  words: notice.words,
  href: notice.href,
  roles: typeof to === 'string' ? rolesOf(to) : [],
  person_ids: idsOf(to),
  by_id: by ?? null,
  about_id: about ?? null,
  mailed_ids: idsOf(mailed),
  addresses: typeof mailed === 'object' && 'addresses' in mailed ? mailed.addresses : [],
  is_contact_mailed: mailed === 'contact',
  made_at: now.toISOString(),
})

const Written = z.object({ id: z.string(), personId: z.string(), isAtOnce: z.boolean() })
type Item = { notified: Notified; now: Date }

const write = act<Item>(async (tx, items) => {
  const written = await query(
    tx,
    Written,
    sql`insert into notices (organisation_id, person_id, kind, key, title, words, href, by_id, about_id, made_at, mail)
      select asked.organisation_id, member.person_id, asked.kind, asked.key, asked.title, asked.words, asked.href,
        asked.by_id, asked.about_id, asked.made_at,
        case when member.person_id = any(asked.mailed_ids) or (asked.is_contact_mailed and member.is_contact)
            or (asked.addresses <> '{}' and ${sql.raw(emailOf('member.person_id'))} = any(asked.addresses)) then 'never'
          else coalesce(preference.mail, usual.usual) end
      from jsonb_to_recordset(${JSON.stringify(items.map(rowOf))}::jsonb) as asked (
          organisation_id uuid, kind text, key text, title text, words text, href text, roles text[], person_ids uuid[],
          by_id uuid, about_id uuid, mailed_ids uuid[], addresses text[], is_contact_mailed boolean, made_at timestamptz)
        join ${sql.raw(currentMembers)} member on member.organisation_id = asked.organisation_id
          and (member.role = any(asked.roles) or member.person_id = any(asked.person_ids))
          and member.person_id is distinct from asked.by_id
        join jsonb_to_recordset(${usualMails}::jsonb) as usual (kind text, usual text) on usual.kind = asked.kind
        left join notice_preferences preference
          on preference.person_id = member.person_id and preference.kind = asked.kind
      -- In one order for all, so that two who tell the same wait for each other and never in a ring.
      order by member.person_id, asked.organisation_id, asked.key
      on conflict (person_id, organisation_id, key) do nothing
      returning id::text, person_id::text as "personId", mail = 'at_once' as "isAtOnce"`,
  )
  await tellRooms(
    tx,
    [...new Set(written.map(({ personId }) => personId))].map((personId) => ({
      room: roomOf({ personId }),
      event: { type: 'notices.changed' },
    })),
  )
  await enqueueAll(tx, [
    jobOf(
      mailNoticeTask,
      written.filter(({ isAtOnce }) => isAtOnce).map(({ id }) => ({ noticeId: id })),
    ),
  ])
})

/**
 * Tells members of an organisation a fact in the transaction in which it happens: each whose role allows it today, once,
 * however often it is told. By mail as they chose, unless another mail tells them.
 */
export const notify = (tx: Tx, notified: Notified, now: Date): Promise<void> => write(tx, { notified, now })
