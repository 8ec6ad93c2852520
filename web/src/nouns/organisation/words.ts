import { type Duty, MemberRole, mayDo, memberRoleWords } from '@ledgerleaf/contract/member-roles'
import { writeDate } from '../../ui/format.ts'

type Given = { role: MemberRole; endsOn?: string | null }

/** A role as it is shown everywhere: with the last day of one that ends. */
export const roleText = ({ role, endsOn }: Given): string =>
  endsOn ? `${memberRoleWords[role].name} until ${writeDate(endsOn)}` : memberRoleWords[role].name

/** What a role allows, to whoever is given it: the last day stands with the role. */
export const mayText = (role: MemberRole): string => memberRoleWords[role === 'auditor' ? 'viewer' : role].may

const called: Record<MemberRole, string> = {
  owner: 'owner',
  admin: 'admin',
  preparer: 'preparer',
  approver: 'approver',
  finance: 'finance member',
  viewer: 'viewer',
  auditor: 'auditor',
}

// Whoever decides least comes first, and the owner, who can do everything, last.
const asked: readonly MemberRole[] = ['preparer', 'approver', 'finance', 'admin']

/** Who may, of the roles that somebody has: an owner there always is. */
const whoMay = (held: readonly MemberRole[], duty: Duty): string => {
  const names = asked.filter((role) => held.includes(role) && mayDo(role, duty)).map((role) => called[role])
  if (names.length === 0) return 'the owner'
  return `${/^[aeiou]/.test(names[0] ?? '') ? 'an' : 'a'} ${names.join(', ')} or the owner`
}

/** Why somebody with this role cannot do something, and who there can; null where they can. */
export const whyNot = (
  given: Given & { roles: readonly MemberRole[] },
  duty: Duty,
  doing: string,
): string | null =>
  mayDo(given.role, duty)
    ? null
    : `Your role is ${roleText(given)}: ${whoMay(given.roles, duty)} can ${doing}.`

/** Said on the first page after one began to act for it. */
export const actsNowText = (name: string, given: Given): string =>
  `You act for ${name} now. Your role is ${roleText(given)}.`

/** Whether it has a name of its own: one that is somebody's alone and never said is called as they are. */
export const isNamed = (
  { name, members }: { name: string; members: number },
  person: { name: string; email: string },
): boolean => members > 1 || (name !== person.name && name !== person.email)

/** Roles in the order in which they are offered. Owners are made by handing over. */
export const givenRoles = MemberRole.options.filter((role) => role !== 'owner')
