import type { AuditEntry, QueuedProject, Ticket } from '@ledgerleaf/contract/operator'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { findReviewedProjects } from '../project-files/index.ts'

const iso = (at: string | Date) => new Date(at).toISOString()

type QueueRow = { id: string; sellerName: string; submittedAt: string | Date | null; documents: number }

/** Those that wait come first, the longest waiting before all; what was decided stands below, newest first. */
export const findQueue = async (db: Reader): Promise<QueuedProject[]> => {
  const { rows } = await db.execute<QueueRow>(sql`
    select file.project_id as id, coalesce(profile.company_name, person.name) as "sellerName",
      file.submitted_at as "submittedAt",
      (select count(*) from project_documents where project_id = file.project_id) as documents
    from project_files file join projects project on project.id = file.project_id
      join users person on person.id = project.seller_id
      left join seller_profiles profile on profile.user_id = person.id
    where file.review_state <> 'draft'
    order by file.review_state = 'submitted' desc,
      case when file.review_state = 'submitted' then file.submitted_at end, file.reviewed_at desc
    limit 200`)
  const projects = new Map(
    (
      await findReviewedProjects(
        db,
        rows.map(({ id }) => id),
      )
    ).map((project) => [project.id, project]),
  )
  return rows.flatMap(({ id, submittedAt, ...row }) => {
    const project = projects.get(id)
    return project
      ? [{ ...project, ...row, submittedAt: submittedAt === null ? null : iso(submittedAt) }]
      : []
  })
}

export const findSellerName = async (db: Reader, projectId: string): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select coalesce(profile.company_name, person.name) as name
    from projects project join users person on person.id = project.seller_id
      left join seller_profiles profile on profile.user_id = person.id
    where project.id = ${projectId}`)
  return rows[0]?.name ?? ''
}

type TicketRow = Omit<Ticket, 'replies'> & { replies: Ticket['replies'] | null }

export const findTickets = async (db: Reader): Promise<Ticket[]> => {
  const { rows } = await db.execute<TicketRow>(sql`
    select message.id, message.name, message.email, message.phone, message.message,
      message.created_at as "createdAt", message.answered_at as "answeredAt",
      (select json_agg(json_build_object('text', reply.text, 'sentAt', reply.sent_at, 'operatorName', person.name)
         order by reply.sent_at)
       from support_replies reply join users person on person.id = reply.operator_id
       where reply.message_id = message.id) as replies
    from support_messages message
    order by message.answered_at is null desc, message.created_at desc, message.id
    limit 200`)
  return rows.map(({ replies, ...row }) => ({
    ...row,
    createdAt: iso(row.createdAt),
    answeredAt: row.answeredAt === null ? null : iso(row.answeredAt),
    replies: (replies ?? []).map((reply) => ({ ...reply, sentAt: iso(reply.sentAt) })),
  }))
}

export const findTrail = async (db: Reader): Promise<AuditEntry[]> => {
  const { rows } = await db.execute<AuditEntry>(sql`
    select entry.id, entry.acted_at as "actedAt", coalesce(person.name, 'A former operator') as "operatorName", entry.act,
      entry.subject_kind as "subjectKind", entry.subject_id as "subjectId", entry.reason,
      coalesce(project.name, document.name, 'Message of ' || message.name, '') as "subjectName"
    from audit_entries entry
      left join users person on person.id = entry.operator_id
      left join projects project on entry.subject_kind = 'project' and project.id = entry.subject_id
      left join project_documents document on entry.subject_kind = 'document' and document.id = entry.subject_id
      left join support_messages message on entry.subject_kind = 'support_message' and message.id = entry.subject_id
    order by entry.acted_at desc, entry.id desc limit 300`)
  return rows.map((row) => ({ ...row, actedAt: iso(row.actedAt) }))
}
