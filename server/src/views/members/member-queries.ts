import { writeDay } from '@ledgerleaf/contract/days'
import { MemberRole, memberRoleWords } from '@ledgerleaf/contract/member-roles'
import type {
  Belonging,
  Invitation,
  Member,
  OpenInvitation,
  OrganisationEvent,
  OwnInvitation,
} from '@ledgerleaf/contract/organisations'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Acting, isCurrent } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { Instant, query } from '../../platform/query.ts'

const Day = z.nullable(z.string())
const nameOfPerson = sql`coalesce(nullif(person.name, ''), person.email)`
const nameOfParty = sql`coalesce(party.company, nullif(party.name, ''), party.email)`

const BelongingRow = z.object({
  id: z.string(),
  name: z.string(),
  role: MemberRole,
  endsOn: Day,
  members: z.coerce.number(),
  roles: z.array(MemberRole),
})

/** The organisations somebody belongs to, the one they act for first. */
export const findBelongings = async (
  db: Reader,
  { personId, organisationId }: Acting,
): Promise<Belonging[]> => {
  const rows = await query(
    db,
    BelongingRow,
    sql`select party.id::text, ${nameOfParty} as name, membership.role, membership.ends_on::text as "endsOn",
        (select count(*) from memberships member where member.organisation_id = party.id) as members,
        array(select distinct membership.role from memberships membership
          where membership.organisation_id = party.id and ${sql.raw(isCurrent)} order by 1) as roles
      from memberships membership join parties party on party.id = membership.organisation_id
      where membership.person_id = ${personId} and ${sql.raw(isCurrent)}
      order by party.id = ${organisationId} desc, 2, party.id`,
  )
  return rows.map((row) => ({ ...row, isCurrent: row.id === organisationId }))
}

const OwnRow = z.object({
  id: z.string(),
  organisation: z.string(),
  role: MemberRole,
  endsOn: Day,
  invitedBy: z.string(),
  expiresAt: Instant,
})

/** What waits for an address that its owner has confirmed. */
export const findOwnInvitations = async (db: Reader, email: string, now: Date): Promise<OwnInvitation[]> => {
  const rows = await query(
    db,
    OwnRow,
    sql`select invitation.id::text, ${nameOfParty} as organisation, invitation.role, invitation.ends_on::text as "endsOn",
        ${nameOfPerson} as "invitedBy", invitation.expires_at as "expiresAt"
      from invitations invitation join parties party on party.id = invitation.organisation_id
        join users person on person.id = invitation.invited_by
      where invitation.email = ${email} and invitation.ended is null and invitation.expires_at > ${now.toISOString()}::timestamptz
      order by invitation.created_at desc`,
  )
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }))
}

const MemberRow = z.object({
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  role: MemberRole,
  endsOn: Day,
  joinedAt: Instant,
  isYou: z.boolean(),
  isContact: z.boolean(),
})

/** Who belongs to an organisation. One whose last day is over is listed with that day. */
export const findMembers = async (db: Reader, { personId, organisationId }: Acting): Promise<Member[]> => {
  const rows = await query(
    db,
    MemberRow,
    sql`select person.id::text as "personId", person.name, person.email, membership.role, membership.ends_on::text as "endsOn",
        membership.joined_at as "joinedAt", person.id = ${personId} as "isYou", organisation.contact_id = person.id as "isContact"
      from memberships membership join users person on person.id = membership.person_id
        join organisations organisation on organisation.id = membership.organisation_id
      where membership.organisation_id = ${organisationId}
      order by membership.role = 'owner' desc, membership.joined_at, person.id`,
  )
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }))
}

const InvitationRow = z.object({
  id: z.string(),
  email: z.string(),
  role: MemberRole,
  endsOn: Day,
  invitedBy: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
  needsOwner: z.boolean(),
})

/** Who is invited and has not answered, also those whose time is over: they can be invited again. */
export const findOpenInvitations = async (db: Reader, organisationId: string): Promise<OpenInvitation[]> => {
  const rows = await query(
    db,
    InvitationRow,
    sql`select invitation.id::text, invitation.email, invitation.role, invitation.ends_on::text as "endsOn",
        ${nameOfPerson} as "invitedBy", invitation.created_at as "invitedAt", invitation.expires_at as "expiresAt",
        invitation.role not in ('viewer', 'auditor')
          and exists (select from approval_rules rules where rules.organisation_id = invitation.organisation_id)
          and not exists (select from memberships inviter where inviter.organisation_id = invitation.organisation_id
            and inviter.person_id = invitation.invited_by and inviter.role = 'owner') as "needsOwner"
      from invitations invitation join users person on person.id = invitation.invited_by
      where invitation.organisation_id = ${organisationId} and invitation.ended is null
      order by invitation.created_at desc`,
  )
  return rows.map((row) => ({
    ...row,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

const EventRow = z.object({
  at: Instant,
  by: z.string(),
  kind: z.string(),
  about: z.nullable(z.string()),
  details: z.object({
    role: z.optional(MemberRole),
    endsOn: z.optional(z.nullable(z.string())),
    startsOn: z.optional(z.string()),
    name: z.optional(z.string()),
    amount: z.optional(z.string()),
  }),
})

const describe = ({ kind, about, details }: z.infer<typeof EventRow>): string => {
  const whom = about ?? 'somebody'
  const until = details.endsOn ? ` until ${writeDay(details.endsOn)}` : ''
  const role = details.role ? `${memberRoleWords[details.role].name}${until}` : ''
  const since = details.startsOn ? ` from ${writeDay(details.startsOn)}` : ''
  const request = `“${details.name ?? ''}”${details.amount ? `, ${details.amount}` : ''}`
  const words: Record<string, string> = {
    founded: 'founded the organisation',
    details_changed: `changed what the organisation says of itself${details.name ? `: ${details.name}` : ''}`,
    subsidiary_added: `named the subsidiary ${details.name ?? ''}`,
    subsidiary_removed: `took the subsidiary ${details.name ?? ''} off the list`,
    invited: `invited ${whom} as ${role}`,
    invitation_withdrawn: `took the invitation of ${whom} back`,
    invitation_declined: 'declined the invitation',
    joined: `joined as ${role}`,
    role_changed: `made ${whom} ${role}`,
    contact_changed: `lets mails go to ${whom}`,
    handed_over: `handed the organisation over to ${whom}`,
    removed: `removed ${whom}${role ? `, who was ${role}` : ''}`,
    left: role ? `left, having been ${role}` : 'left',
    climate_page_opened: `shows the climate page at /climate/${details.name ?? ''}`,
    climate_page_closed: 'closed the climate page',
    climate_claim_added: `put on the climate page: “${details.name ?? ''}”`,
    climate_claim_removed: `took off the climate page: “${details.name ?? ''}”`,
    limits_set: `set what each role may do alone: ${details.name ?? ''}`,
    limits_removed: 'took the limits of all roles away',
    factor_required: `demands a second factor of every member${since}`,
    factor_not_required: 'no longer demands a second factor',
    domain_proven: `proved the domain ${details.name ?? ''}`,
    domain_lapsed: `set up the domain ${details.name ?? ''}, whose record is gone: it counts no more`,
    domain_removed: `took off the domain ${details.name ?? ''}`,
    provider_saved: `connected the sign-in provider ${details.name ?? ''}`,
    provider_removed: 'took away the sign-in provider',
    provider_on: `switched on sign-in through ${details.name ?? ''}`,
    provider_off: `switched off sign-in through ${details.name ?? ''}`,
    provider_required: `demands that members sign in through ${details.name ?? ''}`,
    provider_not_required: `no longer demands sign-in through ${details.name ?? ''}`,
    webhook_added: `added the webhook to ${details.name ?? ''}`,
    webhook_changed: `changed the webhook to ${details.name ?? ''}`,
    webhook_on: `switched on the webhook to ${details.name ?? ''}`,
    webhook_off: `switched off the webhook to ${details.name ?? ''}`,
    webhook_secret: `gave the webhook to ${details.name ?? ''} a new secret`,
    webhook_removed: `removed the webhook to ${details.name ?? ''}`,
    delegated: `lets ${whom} approve in their place${since}${until}`,
    delegation_ended: `no longer lets ${whom} approve in their place`,
    approval_asked: `asked for approval of ${request}`,
    approval_given: `approved ${request}`,
    approval_given_for: `approved ${request} for ${whom}`,
    approval_repriced: `was shown a new price: ${request} is to be approved anew`,
    approval_refused: `refused ${request}${about ? ` for ${about}` : ''}`,
    approval_withdrawn: `took back the request for ${request}`,
    approval_lapsed: `asked for ${request}, which lapsed`,
    credits_withdrawn: `sent ${details.amount ?? ''} to the wallet ${details.name ?? ''}`,
    credits_brought_back: `has ${details.amount ?? ''} come back from the wallet ${details.name ?? ''}`,
    bought: `bought ${details.amount ?? ''} (order ${details.name ?? ''})`,
    retirement_scheduled: `scheduled ${details.amount ?? ''} to be retired on ${details.name ?? ''}`,
    retirement_moved: `moved the retirement of ${details.amount ?? ''} to ${details.name ?? ''}`,
    retirement_unscheduled: `took back the retirement of ${details.amount ?? ''} on ${details.name ?? ''}`,
    retired: `retired ${details.amount ?? ''} (certificate ${details.name ?? ''})`,
    order_taken_over: `added order ${details.name ?? ''} of ${details.amount ?? ''}, bought by a guest`,
    key_made: `made the key “${details.name ?? ''}”`,
    key_rotated: `gave the key “${details.name ?? ''}” a new secret`,
    key_revoked: `revoked the key “${details.name ?? ''}”`,
    key_acted: `${details.name ?? ''}${details.amount ? `: ${details.amount}` : ''}`,
    approval_done: `had ${request} done, as it was approved`,
  }
  return (words[kind] ?? kind).trim()
}

const eventsShown = 100

export const findTrail = async (db: Reader, organisationId: string): Promise<OrganisationEvent[]> => {
  const rows = await query(
    db,
    EventRow,
    sql`select event.at, case when key.id is not null then 'The key “' || key.name || '”' when event.person_id is null then 'A subscription'
          else ${nameOfPerson} end as by, event.kind, event.details,
        coalesce(nullif(about.name, ''), about.email, event.about_email) as about
      from organisation_events event left join users person on person.id = event.person_id
        left join users about on about.id = event.about_id left join organisation_keys key on key.id = event.key_id
      where event.organisation_id = ${organisationId} order by event.at desc, event.id desc limit ${eventsShown}`,
  )
  return rows.map((row) => ({ at: row.at.toISOString(), by: row.by, words: describe(row) }))
}

const LinkRow = z.object({
  organisation: z.string(),
  role: MemberRole,
  endsOn: Day,
  invitedBy: z.string(),
  email: z.string(),
  state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
  hasAccount: z.boolean(),
})

/** What the link in a mail says. */
export const readInvitation = async (db: Reader, token: string, now: Date): Promise<Invitation> => {
  const [row] = await query(
    db,
    LinkRow,
    sql`select ${nameOfParty} as organisation, invitation.role, invitation.ends_on::text as "endsOn",
        ${nameOfPerson} as "invitedBy", invitation.email,
        case when invitation.ended = 'accepted' then 'accepted' when invitation.ended is not null then 'withdrawn'
          when invitation.expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'open' end as state,
        exists (select from users where users.email = invitation.email) as "hasAccount"
      from invitations invitation join parties party on party.id = invitation.organisation_id
        join users person on person.id = invitation.invited_by
      where invitation.token_hash = ${hashToken(token)}`,
  )
  if (!row) throw new DomainError('not_found')
  return row
}
