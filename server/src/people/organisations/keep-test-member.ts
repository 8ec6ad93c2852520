import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import type { Tx } from '../../platform/db.ts'
import { grantSide } from './grant-side.ts'
import { memberships, organisations } from './organisations.tables.ts'

type Member = {
  organisationId: string
  personId: string
  name: string
  role: MemberRole
  sides: readonly ('buyer' | 'seller')[]
}

/** An organisation of the market with one of its members, as a test market knows them. Safe to repeat and to race. */
export const keepTestMember = async (
  tx: Tx,
  { organisationId, personId, name, role, sides }: Member,
  now: Date,
): Promise<void> => {
  await tx
    .insert(organisations)
    .values({ id: organisationId, name, contactId: personId, createdAt: now })
    .onConflictDoUpdate({ target: organisations.id, set: { name } })
  await tx
    .insert(memberships)
    .values({ organisationId, personId, role, joinedAt: now })
    .onConflictDoUpdate({
      target: [memberships.organisationId, memberships.personId],
      set: { role, endsOn: null },
    })
  for (const side of sides) await grantSide(tx, organisationId, side, now)
}
