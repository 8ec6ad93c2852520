import type { Role } from '@ledgerleaf/contract/identity'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { plantTotp } from '../factors/index.ts'
import { dateFounding, nameOrganisation } from '../organisations/index.ts'
import { createAccount } from './create-account.ts'
import type { Auth } from './create-auth.ts'
import { grantRole } from './grant-role.ts'
import { sessions, users } from './identity.tables.ts'
import { openSellerAccount } from './open-seller-account.ts'
import { findPersonByEmail } from './person-queries.ts'

export type NewPerson = {
  email: string
  password: string
  /** Made before the transaction began. */
  passwordHash: string
  name: string
  company?: string
  roles: readonly Role[]
  /** Of a demo account: the secret of its authenticator app, which anybody can read. */
  publicTotp?: string
  seller?: { firstName: string; lastName: string; companyName: string }
  /** Since when the account is there; since now where it is not said. */
  since?: Date
}

/**
 * An account made by the installation itself, as the demo's are: its address is trusted and nobody is signed in.
 * Safe to repeat. An account that is there already is left as it is: it may be somebody's own.
 */
export const createPerson = async (
  tx: Tx,
  secret: string,
  auth: Auth,
  { email, password, passwordHash, name, company, roles, publicTotp, seller }: NewPerson,
  now: Date,
): Promise<string> => {
  const existing = await findPersonByEmail(tx, email)
  if (existing) return existing.id
  const { personId } = await createAccount(tx, auth, { email, password, passwordHash, name })
  await tx.delete(sessions).where(eq(sessions.userId, personId))
  await tx.update(users).set({ emailVerified: true, createdAt: now }).where(eq(users.id, personId))
  // Whoever is new has an organisation of their own, under their own number.
  await dateFounding(tx, personId, now)
  if (company) await nameOrganisation(tx, { personId, organisationId: personId }, company, now)
  if (seller) await openSellerAccount(tx, personId, seller, now)
  for (const role of roles) await grantRole(tx, personId, role, now)
  if (publicTotp) await plantTotp(tx, secret, { personId, letters: publicTotp }, now)
  return personId
}
