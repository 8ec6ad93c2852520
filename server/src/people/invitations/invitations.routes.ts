import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { chooseOrganisation, endUnproved, requireProof } from '../identity/index.ts'
import {
  addSubsidiary,
  changeRole,
  findOrganisation,
  findSubsidiaries,
  foundOrganisation,
  handOver,
  leave,
  makeContact,
  removeMember,
  removeSubsidiary,
  saveDetails,
} from '../organisations/index.ts'
import { acceptByToken, acceptOwn, decline, withdrawInvitation } from './end-invitation.ts'
import { invite } from './invite.ts'

const hour = 60 * 60
const founded = { limit: 5, windowSeconds: 24 * hour }
/** An organisation's mails to strangers. */
const invited = { limit: 60, windowSeconds: 24 * hour }

type Parts = { db: Db; reader: Reader; config: Config; secret: string }

/** What is done about an organisation, its members, and how one becomes one. */
export const invitationRoutes = ({ db, reader, config, secret }: Parts): Route[] => [
  route(organisationsApi.found, async ({ caller, body, now }) => {
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
    await consume(db, limitKey('invite', caller.organisationId), invited, now)
    const id = await inTransaction(db, (tx) => invite(tx, caller, body, { publicUrl: config.publicUrl, now }))
    noteSecurity(request.log, 'member.invited', { personId: caller.personId, ip: request.ip })
    return { id }
  }),
  command(db, organisationsApi.withdrawInvitation, async (tx, { caller, params, now }) => {
    await withdrawInvitation(tx, caller, params.id, now)
    return done
  }),
  command(db, organisationsApi.changeMember, async (tx, { caller, params, body, now, request }) => {
    await changeRole(tx, caller, params.id, body, now)
    noteSecurity(request.log, 'member.changed', { personId: caller.personId, ip: request.ip })
    return done
  }),
  command(db, organisationsApi.removeMember, async (tx, { caller, params, now, request }) => {
    await removeMember(tx, caller, params.id, now)
    noteSecurity(request.log, 'member.removed', { personId: caller.personId, ip: request.ip })
    return done
  }),
  command(db, organisationsApi.makeContact, async (tx, { caller, params, now }) => {
    await makeContact(tx, caller, params.id, now)
    return done
  }),
  command(db, organisationsApi.leave, async (tx, { caller, now }) => {
    await leave(tx, caller, now)
    return done
  }),
  route(organisationsApi.handOver, async ({ caller, body, now, request }) => {
    const { id, ...proof } = body
    await requireProof({ db, config, secret }, caller, proof, now)
    await inTransaction(db, (tx) => handOver(tx, caller, id, now))
    noteSecurity(request.log, 'organisation.handed-over', { personId: caller.personId, ip: request.ip })
    return done
  }),
  command(db, organisationsApi.accept, async (tx, { caller, body, now }) => {
    const id = await acceptByToken(tx, caller, body.token, now)
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
