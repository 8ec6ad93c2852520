import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Email } from './identity.ts'
import { MemberRole } from './member-roles.ts'
import { Proof } from './proof.ts'
import { Line, noAddress, OptionalLine } from './text.ts'

/** How long an invitation may be accepted. */
export const invitationDays = 14
export const membersMax = 200
export const subsidiariesMax = 200

const Day = z.iso.date('Write a day as year, month and day')

/** Two letters of ISO 3166, or nothing. */
const Country = z.string().check(z.regex(/^([A-Z]{2})?$/, 'Choose a country'))

/** What an organisation says of itself. All of it may be empty: an account begins as an organisation of one. */
export const OrganisationDetails = z.object({
  name: OptionalLine('Name', 120),
  legalName: OptionalLine('Legal name', 200),
  registerNumber: OptionalLine('Register number', 60),
  taxNumber: OptionalLine('Tax number', 60),
  street: OptionalLine('Street', 200),
  postalCode: OptionalLine('Postal code', 20),
  city: OptionalLine('City', 120),
  country: Country,
})
export type OrganisationDetails = z.infer<typeof OrganisationDetails>

export const NewSubsidiary = z.object({
  name: Line('Name', 120).check(noAddress),
  registerNumber: OptionalLine('Register number', 60),
  country: Country,
})
export type NewSubsidiary = z.infer<typeof NewSubsidiary>
export const Subsidiary = z.extend(NewSubsidiary, { id: z.string() })
export type Subsidiary = z.infer<typeof Subsidiary>

/** One of the organisations somebody belongs to. */
export const Belonging = z.object({
  id: z.string(),
  /** What it is called; of one that has not said, the name or the address of whom it writes to. */
  name: z.string(),
  role: MemberRole,
  /** The last day of an auditor. */
  endsOn: z.nullable(z.string()),
  members: z.int(),
  /** Which roles somebody acts with there today: whoever may not is told whom to ask. */
  roles: z.array(MemberRole),
  isCurrent: z.boolean(),
})
export type Belonging = z.infer<typeof Belonging>

/** An invitation that waits for whoever is signed in. */
export const OwnInvitation = z.object({
  id: z.string(),
  organisation: z.string(),
  role: MemberRole,
  /** The last day of an auditor. */
  endsOn: z.nullable(z.string()),
  invitedBy: z.string(),
  expiresAt: z.string(),
})
export type OwnInvitation = z.infer<typeof OwnInvitation>

export const Member = z.object({
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  role: MemberRole,
  endsOn: z.nullable(z.string()),
  joinedAt: z.string(),
  isYou: z.boolean(),
  /** Mails about orders, holdings and projects go here. */
  isContact: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const OpenInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: MemberRole,
  endsOn: z.nullable(z.string()),
  invitedBy: z.string(),
  invitedAt: z.string(),
  expiresAt: z.string(),
  /** It can no longer be accepted: limits were set since, and whoever sent it is no owner. */
  needsOwner: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const endNeeded = z.refine<{ role: MemberRole; endsOn: string | null }>(
  ({ role, endsOn }) => role !== 'auditor' || endsOn !== null,
  { message: 'An auditor needs a last day', path: ['endsOn'] },
)
/** Another role for a member. Whoever makes or unmakes an owner shows once more who they are. */
export const ChangedRole = z
  .object({ role: MemberRole, endsOn: z.nullable(Day), ...Proof.shape })
  .check(endNeeded)
export const NewInvitation = z
  .object({ email: Email, role: MemberRole, endsOn: z.nullable(Day) })
  .check(endNeeded)
export type NewInvitation = z.infer<typeof NewInvitation>

/** What the link in a mail says before anybody has accepted it. */
export const Invitation = z.object({
  organisation: z.string(),
  role: MemberRole,
  endsOn: z.nullable(z.string()),
  invitedBy: z.string(),
  /** The address it was sent to; only an account with this address can accept it. */
  email: z.string(),
  state: z.enum(['open', 'accepted', 'withdrawn', 'expired']),
  /** Whether the address has an account already: sign in, or sign up. */
  hasAccount: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** A line of the organisation's trail: who did what to whom. */
export const OrganisationEvent = z.object({
  at: z.string(),
  by: z.string(),
  words: z.string(),
})
export type OrganisationEvent = z.infer<typeof OrganisationEvent>

const tag = 'Organisation'
const own = { tag, caller: 'person' } as const
const Done = z.object({ done: z.literal(true) })
const Id = z.object({ id: z.uuid() })
const token = z.string().check(z.minLength(1), z.maxLength(200))

export const organisationsApi = {
  mine: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisations',
    summary: 'The organisations the caller belongs to, and the invitations that wait for them',
    effect: 'read',
    answer: z.object({ organisations: z.array(Belonging), invitations: z.array(OwnInvitation) }),
    errors: [],
  }),
  found: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisations',
    summary: 'Found another organisation, and act for it from now on',
    effect: 'change',
    body: z.object({ name: Line('Name', 120) }),
    answer: Id,
    errors: ['rate_limited'],
  }),
  switch: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisations/switch',
    summary: 'Act for another organisation of the caller, in this session',
    effect: 'change',
    body: Id,
    answer: Done,
    errors: ['not_found'],
  }),
  details: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation',
    summary: 'What the organisation the caller acts for says of itself',
    effect: 'read',
    answer: z.object({
      id: z.string(),
      details: OrganisationDetails,
      subsidiaries: z.array(Subsidiary),
    }),
    errors: [],
  }),
  saveDetails: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/organisation',
    summary: 'Change what the organisation says of itself',
    effect: 'change',
    body: OrganisationDetails,
    answer: Done,
    errors: ['organisation_unnamed'],
  }),
  addSubsidiary: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/subsidiaries',
    summary: 'Name a subsidiary',
    effect: 'change',
    body: NewSubsidiary,
    answer: Id,
    errors: ['too_many_members'],
  }),
  removeSubsidiary: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/organisation/subsidiaries/:id',
    summary: 'Take a subsidiary off the list',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found'],
  }),
  members: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/members',
    summary: 'Who belongs to the organisation, who is invited, and what was done about it',
    effect: 'read',
    answer: z.object({
      members: z.array(Member),
      invitations: z.array(OpenInvitation),
      trail: z.array(OrganisationEvent),
    }),
    errors: [],
  }),
  invite: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/invitations',
    summary: 'Invite somebody by mail; one who is invited already gets a new mail, and the old link ends',
    effect: 'change',
    body: NewInvitation,
    answer: Id,
    errors: [
      'already_member',
      'email_unconfirmed',
      'not_permitted',
      'too_many_members',
      'rate_limited',
      'organisation_unnamed',
    ],
  }),
  withdrawInvitation: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/organisation/invitations/:id',
    summary: 'Take an invitation back',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found'],
  }),
  changeMember: endpoint({
    ...own,
    method: 'PATCH',
    path: '/api/organisation/members/:id',
    summary: 'Give a member another role',
    effect: 'change',
    params: Id,
    body: ChangedRole,
    answer: Done,
    errors: ['not_found', 'last_owner', 'not_permitted', 'wrong_credentials', 'wrong_factor', 'rate_limited'],
  }),
  removeMember: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/organisation/members/:id',
    summary: 'Remove a member: what they hold open ends at once. An owner is given another role first',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found', 'not_permitted'],
  }),
  makeContact: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/members/:id/contact',
    summary: 'Mails about the organisation’s orders, holdings and projects go to this member',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found'],
  }),
  leave: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/leave',
    summary: 'Leave the organisation the caller acts for',
    effect: 'change',
    answer: Done,
    errors: ['last_owner'],
  }),
  handOver: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/hand-over',
    summary: 'Make another member the owner; the caller becomes an admin',
    effect: 'change',
    body: z.extend(Proof, { id: z.uuid() }),
    answer: Done,
    errors: ['not_found', 'not_permitted', 'wrong_credentials', 'wrong_factor'],
  }),
  readInvitation: endpoint({
    tag,
    caller: 'anyone',
    method: 'POST',
    path: '/api/invitations/read',
    summary: 'What an invitation says, by the token of its link',
    effect: 'read',
    body: z.object({ token }),
    answer: Invitation,
    errors: ['not_found', 'rate_limited'],
  }),
  accept: endpoint({
    ...own,
    method: 'POST',
    path: '/api/invitations/accept',
    summary: 'Accept an invitation by the token of its link, and act for that organisation from now on',
    effect: 'change',
    body: z.object({ token }),
    answer: Id,
    errors: ['not_found', 'link_expired', 'invitation_elsewhere', 'too_many_members'],
  }),
  acceptOwn: endpoint({
    ...own,
    method: 'POST',
    path: '/api/invitations/:id/accept',
    summary: 'Accept an invitation to the caller’s own confirmed address',
    effect: 'change',
    params: Id,
    answer: Id,
    errors: ['not_found', 'link_expired', 'too_many_members'],
  }),
  decline: endpoint({
    ...own,
    method: 'POST',
    path: '/api/invitations/:id/decline',
    summary: 'Decline an invitation to the caller’s own confirmed address',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found'],
  }),
}
