import { type Duty, type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { findMembership, isOver } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'

/** What a quote binds a company to: buying, and where it says so retiring for good. */
type Asked = { buyerId: string | null; retires: boolean }

export const roleDecides = (role: MemberRole, { retires }: Pick<Asked, 'retires'>): boolean => {
  const needed: Duty[] = retires ? ['buy', 'retire'] : ['buy']
  return needed.every((duty) => mayDo(role, duty))
}

/**
 * Whether somebody who is signed in decides about a quote by their role in the company it is for, also where they act for
 * another at the moment; null where they do not belong to it.
 */
export const memberDecides = async (
  db: Reader,
  quote: Asked,
  personId: string,
  now: Date,
): Promise<boolean | null> => {
  const member = quote.buyerId && (await findMembership(db, quote.buyerId, personId))
  if (!member) return null
  return !isOver(member.endsOn, now) && roleDecides(member.role, quote)
}
