import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { type Route, route } from '../../http/route.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import {
  findBelongings,
  findMembers,
  findOpenInvitations,
  findOwnInvitations,
  findTrail,
  readInvitation,
} from './member-queries.ts'

const looked = { limit: 60, windowSeconds: 60 * 60 }

/** Who belongs to whom, and who is invited, for those who may know. */
export const memberRoutes = ({ db, reader }: { db: Db; reader: Reader }): Route[] => [
  route(organisationsApi.mine, async ({ caller, now }) => ({
    // Of the others whoever came through the provider of this one is told nothing.
    organisations: (await findBelongings(reader, caller)).filter(
      ({ isCurrent }) => isCurrent || !caller.isLimited,
    ),
    invitations:
      caller.emailVerified && !caller.isLimited ? await findOwnInvitations(reader, caller.email, now) : [],
  })),
  route(organisationsApi.members, async ({ caller }) => ({
    members: await findMembers(reader, caller),
    invitations: await findOpenInvitations(reader, caller.organisationId),
    trail: await findTrail(reader, caller.organisationId),
  })),
  route(organisationsApi.readInvitation, async ({ body, request, now }) => {
    await consume(db, limitKey('readInvitation', callerNetwork(request.ip)), looked, now)
    return readInvitation(reader, body.token, now)
  }),
]
