import { mayDo } from '@ledgerleaf/contract/member-roles'
import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { chooseOrganisation, confirmAddress, endUnproved, requireProof } from '../identity/index.ts'
import {
  addSubsidiary,
  changeRole,
  findMembership,
  findOrganisation,
  findSubsidiaries,
  foundOrganisation,
  handOver,
  isOver,
  leave,
  makeContact,
  refuseOddNames,
  removeMember,
  removeSubsidiary,
  saveDetails,
} from '../organisations/index.ts'
import { acceptByToken, acceptOwn, decline, withdrawInvitation, withdrawOffers } from './end-invitation.ts'
import { invite } from './invite.ts'
import { limitInvitations } from './limit-invitations.ts'
import { refuseGiving } from './refuse-giving.ts'
import { tellMembers } from './tell-members.ts'

const hour = 60 * 60
const founded = { limit: 5, windowSeconds: 24 * hour }

type Parts = { db: Db; reader: Reader; config: Config; secret: string }

/** What is done about an organisation, its members, and how one becomes one. */
export const invitationRoutes = ({ db, reader, config, secret }: Parts): Route[] => {
  const tell = (tx: Tx, done: Parameters<typeof tellMembers>[2], now: Date) =>
    tellMembers(tx, config.publicUrl, done, now)
  return [
    route(organisationsApi.found, async ({ caller, body, now }) => {
      refuseOddNames(body)
      await consume(db, limitKey('foundOrganisation', caller.personId), founded, now)
      return inTransaction(db, async (tx) => {
        const id = await foundOrganisation(tx, caller.personId, body.name, now)
        await chooseOrganisation(tx, caller, id, now)
        return { id }
      })
    }),
    command(db, organisationsApi.switch, async (tx, { caller, body, now }) => {
      await chooseOrganisation(tx, caller, body.id, now)
      return done
    }),
    route(organisationsApi.details, async ({ caller: { organisationId } }) => {
      const {
        id,
        contactId: _contact,
        createdAt: _created,
        closedAt: _closed,
        ...details
      } = await findOrganisation(reader, organisationId)
      return { id, details, subsidiaries: await findSubsidiaries(reader, organisationId) }
    }),
    command(db, organisationsApi.saveDetails, async (tx, { caller, body, now }) => {
      refuseOddNames({ name: body.name, legalName: body.legalName })
      await saveDetails(tx, caller, body, now)
      return done
    }),
    command(db, organisationsApi.addSubsidiary, async (tx, { caller, body, now }) => ({
      id: await addSubsidiary(tx, caller, body, now),
    })),
    command(db, organisationsApi.removeSubsidiary, async (tx, { caller, params, now }) => {
      await removeSubsidiary(tx, caller, params.id, now)
      return done
    }),
    route(organisationsApi.invite, async ({ caller, body, request, now }) => {
      // A mail of ours to a stranger names who sends it: that has to be somebody.
      if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
      const { name } = await findOrganisation(reader, caller.organisationId)
      if (!name.trim())
        throw new DomainError('organisation_unnamed', {
          message: 'Give your organisation a name first: the invitation says whom it comes from.',
        })
      await limitInvitations(db, caller, body.email, now)
      const id = await inTransaction(db, (tx) =>
        invite(tx, caller, body, { publicUrl: config.publicUrl, now }),
      )
      noteSecurity(request.log, 'member.invited', { personId: caller.personId, ip: request.ip })
      return { id }
    }),
    command(db, organisationsApi.withdrawInvitation, async (tx, { caller, params, now }) => {
      await withdrawInvitation(tx, caller, params.id, now)
      return done
    }),
    route(organisationsApi.changeMember, async ({ caller, params, body, now, request }) => {
      const { role, endsOn, ...proof } = body
      const { personId, organisationId } = caller
      const member = await findMembership(db, organisationId, params.id)
      // Whoever may not decide about owners is refused below, without being asked for anything.
      const isProved = caller.memberRole === 'owner' && [role, member?.role].includes('owner')
      if (isProved) await requireProof({ db, config, secret }, caller, proof, now)
      await inTransaction(db, async (tx) => {
        const { before, giver } = await changeRole(tx, caller, params.id, { role, endsOn, isProved }, now)
        const isGiven = before.role !== role || isOver(before.endsOn, now)
        if (isGiven) await refuseGiving(tx, { organisationId, giver, role })
        if (!mayDo(role, 'manage')) await withdrawOffers(tx, caller, params.id, now)
        const change = { what: 'role', role, endsOn: role === 'owner' ? null : endsOn } as const
        await tell(tx, { organisationId, personId, aboutId: params.id, change }, now)
        // One whose last day was over belongs to it again.
        await endUnproved(tx, organisationId, params.id)
      })
      noteSecurity(request.log, 'member.changed', { personId, ip: request.ip })
      return done
    }),
    command(db, organisationsApi.removeMember, async (tx, { caller, params, now, request }) => {
      const { personId, organisationId } = caller
      await removeMember(tx, caller, params.id, now)
      await withdrawOffers(tx, caller, params.id, now)
      await tell(tx, { organisationId, personId, aboutId: params.id, change: { what: 'removed' } }, now)
      noteSecurity(request.log, 'member.removed', { personId, ip: request.ip })
      return done
    }),
    command(db, organisationsApi.makeContact, async (tx, { caller, params, now }) => {
      const { personId, organisationId } = caller
      await makeContact(tx, caller, params.id, now)
      await tell(tx, { organisationId, personId, aboutId: params.id, change: { what: 'contact' } }, now)
      return done
    }),
    command(db, organisationsApi.leave, async (tx, { caller, now }) => {
      const { personId, organisationId } = caller
      await leave(tx, caller, now)
      await withdrawOffers(tx, caller, personId, now)
      await tell(tx, { organisationId, personId, aboutId: personId, change: { what: 'left' } }, now)
      return done
    }),
    route(organisationsApi.handOver, async ({ caller, body, now, request }) => {
      const { id, ...proof } = body
      const { personId, organisationId } = caller
      await requireProof({ db, config, secret }, caller, proof, now)
      await inTransaction(db, async (tx) => {
        await handOver(tx, caller, id, now)
        await tell(tx, { organisationId, personId, aboutId: id, change: { what: 'handed_over' } }, now)
      })
      noteSecurity(request.log, 'organisation.handed-over', { personId, ip: request.ip })
      return done
    }),
    command(db, organisationsApi.accept, async (tx, { caller, body, now }) => {
      const id = await acceptByToken(tx, caller, body.token, now)
      await confirmAddress(tx, caller, now)
      await chooseOrganisation(tx, caller, id, now)
      await endUnproved(tx, id, caller.personId)
      return { id }
    }),
    command(db, organisationsApi.acceptOwn, async (tx, { caller, params, now }) => {
      const id = await acceptOwn(tx, caller, params.id, now)
      await chooseOrganisation(tx, caller, id, now)
      await endUnproved(tx, id, caller.personId)
      return { id }
    }),
    command(db, organisationsApi.decline, async (tx, { caller, params, now }) => {
      await decline(tx, caller, params.id, now)
      return done
    }),
  ]
}
