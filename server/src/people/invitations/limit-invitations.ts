import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isWithinLimit, limitKey } from '../../platform/rate-limit.ts'
import type { Acting } from '../organisations/index.ts'

const windowSeconds = 24 * 60 * 60
/** Over all organisations: a mailbox is one, however many write to it. */
const toOneAddress = { limit: 3, windowSeconds }
const ofOnePerson = { limit: 30, windowSeconds }
const ofOneOrganisation = { limit: 60, windowSeconds }

/** An invitation is a mail of ours to a stranger. Whoever sends too many is told which bound it was. */
export const limitInvitations = async (
  db: Db,
  { personId, organisationId }: Acting,
  email: string,
  now: Date,
): Promise<void> => {
  const bounds = [
    {
      key: limitKey('inviteByPerson', personId),
      bound: ofOnePerson,
      message: `You have sent ${ofOnePerson.limit} invitations within a day. Go on tomorrow.`,
    },
    {
      key: limitKey('invite', organisationId),
      bound: ofOneOrganisation,
      message: `Your organisation has sent ${ofOneOrganisation.limit} invitations within a day. Go on tomorrow.`,
    },
    {
      key: limitKey('inviteAddress', email),
      bound: toOneAddress,
      message: `This address was sent ${toOneAddress.limit} invitations within a day, yours or others’. Try again tomorrow, or ask them to look for the last one.`,
    },
  ]
  for (const { key, bound, message } of bounds)
    if (!(await isWithinLimit(db, key, bound, now))) throw new DomainError('rate_limited', { message })
}
