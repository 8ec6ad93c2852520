import { type QueuedProject, Ticket } from '@ledgerleaf/contract/operator'
import type { ReviewState } from '@ledgerleaf/contract/project-files'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { currentMembers } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { wordsStandIn } from '../../platform/words-stand-in.ts'
import { countWaitingPhotographs, photographsWaitSince } from '../../supply/photographs/index.ts'
import { findReviewedProjects } from '../seller-projects/index.ts'

const iso = (at: string | Date) => new Date(at).toISOString()

const QueueRow = z.object({
  id: z.string(),
  sellerName: z.string(),
  submittedAt: z.nullable(Instant),
  documents: z.number(),
  photographsWaiting: z.number(),
  photographsWaitSince: z.nullable(Instant),
  registry: z.nullable(z.string()),
  registryProjectId: z.nullable(z.string()),
  reviewerName: z.nullable(z.string()),
})

type Wanted = { q?: string | undefined; state?: ReviewState | undefined }

/** Each word of what is looked for stands somewhere in what tells projects apart. */
const matching = ({ q = '', state }: Wanted): SQL => {
  const text = sql`concat_ws(' ', project.name, profile.company_name, person.name, project.registry, project.registry_project_id)`
  return sql.join(
    [state ? sql`file.review_state = ${state}` : sql`file.review_state <> 'draft'`, wordsStandIn(q, text)],
    sql` and `,
  )
}

const fileId = sql`file.project_id`

/** Those that wait come first, the longest waiting before all; what was decided stands below, newest first. */
export const findQueue = async (db: Reader, wanted: Wanted = {}): Promise<QueuedProject[]> => {
  const rows = await query(
    db,
    QueueRow,
    sql`
    select file.project_id as id, coalesce(profile.company_name, nullif(person.name, ''), person.email) as "sellerName",
      file.submitted_at as "submittedAt",
      (select count(*) from project_documents where project_id = file.project_id) as documents,
      ${countWaitingPhotographs(fileId)} as "photographsWaiting", ${photographsWaitSince(fileId)} as "photographsWaitSince",
      project.registry, project.registry_project_id as "registryProjectId", reviewer.name as "reviewerName"
    from project_files file join projects project on project.id = file.project_id
      join parties person on person.id = project.seller_id
      left join seller_profiles profile on profile.seller_id = person.id
      left join users reviewer on reviewer.id = file.reviewer_id
    where ${matching(wanted)}
    order by file.review_state = 'submitted' desc, ${photographsWaitSince(fileId)} is not null desc,
      case when file.review_state = 'submitted' then file.submitted_at end, file.reviewed_at desc
    limit 200`,
  )
  const projects = new Map(
    (
      await findReviewedProjects(
        db,
        rows.map(({ id }) => id),
      )
    ).map((project) => [project.id, project]),
  )
  const isoOrNull = (at: string | Date | null) => (at === null ? null : iso(at))
  return rows.flatMap(({ id, submittedAt, photographsWaitSince: since, ...row }) => {
    const project = projects.get(id)
    return project
      ? [{ ...project, ...row, submittedAt: isoOrNull(submittedAt), photographsWaitSince: isoOrNull(since) }]
      : []
  })
}

const TicketRow = z.extend(z.omit(Ticket, { replies: true, account: true }), {
  replies: z.nullable(Ticket.shape.replies),
  account: z.nullable(
    z.object({
      isSignedIn: z.nullable(z.boolean()),
      since: z.string(),
      organisations: z.array(z.object({ name: z.string(), sides: z.array(z.string()) })),
    }),
  ),
})

export const findTickets = async (db: Reader): Promise<Ticket[]> => {
  const rows = await query(
    db,
    TicketRow,
    sql`
    select message.id, message.name, message.email, message.phone, message.message,
      message.created_at as "createdAt", message.answered_at as "answeredAt",
      (select json_build_object('isSignedIn', writer.id = message.user_id, 'since', writer.created_at,
          'organisations', coalesce((
            select json_agg(json_build_object('name', coalesce(nullif(organisation.name, ''), seller.company_name, ''), 'sides', array(
              select side from organisation_sides where organisation_id = organisation.id order by side))
              order by organisation.name)
            from ${sql.raw(currentMembers)} member join organisations organisation on organisation.id = member.organisation_id
              left join seller_profiles seller on seller.seller_id = organisation.id
            where member.person_id = writer.id), '[]'))
        from users writer where writer.id = message.user_id
          or (message.user_id is null and writer.email = lower(message.email))) as account,
      (select json_agg(json_build_object('text', reply.text, 'sentAt', reply.sent_at, 'operatorName', coalesce(nullif(person.name, ''), person.email))
         order by reply.sent_at)
       from support_replies reply join users person on person.id = reply.operator_id
       where reply.message_id = message.id) as replies
    from support_messages message
    -- Whoever has waited longest comes first, so nobody is hidden behind newer ones for good.
    order by message.answered_at is null desc, case when message.answered_at is null then message.created_at end,
      message.created_at desc, message.id
    limit 200`,
  )
  return rows.map(({ replies, account, ...row }) => ({
    ...row,
    account: account && { ...account, isSignedIn: account.isSignedIn ?? false, since: iso(account.since) },
    createdAt: iso(row.createdAt),
    answeredAt: row.answeredAt === null ? null : iso(row.answeredAt),
    replies: (replies ?? []).map((reply) => ({ ...reply, sentAt: iso(reply.sentAt) })),
  }))
}
