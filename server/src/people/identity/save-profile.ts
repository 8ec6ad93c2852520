import type { OwnProfile } from '@ledgerleaf/contract/identity'
import { type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Acting, findOrganisation, nameOrganisation, refuseOddNames } from '../organisations/index.ts'
import { users } from './identity.tables.ts'

type Saving = Acting & { memberRole: MemberRole }

/** What a person is called, and the organisation they act for. What a seller's company is called is another matter. */
export const saveProfile = async (
  tx: Tx,
  { personId, organisationId, memberRole }: Saving,
  { name, company }: OwnProfile,
  now: Date,
): Promise<void> => {
  const known = await findOrganisation(tx, organisationId)
  refuseOddNames({ name, company })
  if (known.name !== company) {
    if (!mayDo(memberRole, 'manage')) throw new DomainError('not_permitted', { field: 'company' })
    await nameOrganisation(tx, { personId, organisationId }, company, now)
  }
  await tx.update(users).set({ name, updatedAt: now }).where(eq(users.id, personId))
}
