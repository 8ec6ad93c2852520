import type { MemberRole } from '@ledgerleaf/contract/member-roles'

export type RoleValues = { role: MemberRole; endsOn: string }

/** Only an auditor has a last day; one that was typed and is not asked for any more says nothing. */
export const roleInput = <Typed extends RoleValues>(typed: Typed) => ({
  ...typed,
  endsOn: typed.role === 'auditor' && typed.endsOn !== '' ? typed.endsOn : null,
})
