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

// Whoever decides least comes first: an owner is asked where nobody else can.
const asked: readonly MemberRole[] = ['preparer', 'approver', 'finance', 'admin', 'owner']

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const whoMay = (duty: Duty): string => {
  const all = asked.filter((role) => mayDo(role, duty))
  if (all.length === 1) return 'the owner'
  const names = (all.length > 2 ? all.filter((role) => role !== 'owner') : all).map((role) => called[role])
  return `${/^[aeiou]/.test(names[0] ?? '') ? 'an' : 'a'} ${listed(names)}`
}

/** Why somebody with this role cannot do something, and who can; null where they can. */
export const whyNot = (given: Given, duty: Duty, doing: string): string | null =>
  mayDo(given.role, duty) ? null : `Your role is ${roleText(given)}: ${whoMay(duty)} can ${doing}.`

/** Whether it has a name of its own: one that is somebody's alone and never said is called as they are. */
export const isNamed = (
  { name, members }: { name: string; members: number },
  person: { name: string; email: string },
): boolean => members > 1 || (name !== person.name && name !== person.email)

/** Roles in the order in which they are offered. Owners are made by handing over. */
export const givenRoles = MemberRole.options.filter((role) => role !== 'owner')
