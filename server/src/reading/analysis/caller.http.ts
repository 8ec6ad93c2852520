import { guestReportDays } from '@ledgerleaf/contract/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../http/route.ts'
import { nameVisitor, readVisitor } from '../../http/visitor.ts'
import { organisationFor } from '../../people/organisations/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { hashVisitor } from '../../platform/outbox.ts'
import { joinGuestReports } from './join-guest.ts'
import type { Owner } from './owner.ts'

type Keys = { config: Config; secret: string }
type Call = { caller: Caller | null; request: FastifyRequest }

/** Whose reports a call may see. Whoever is known by no cookie owns none. */
export const ownerOfCall = ({ config, secret }: Keys, { caller, request }: Call): Owner => {
  if (caller) return { personId: caller.organisationId }
  const visitorId = readVisitor(config, secret, request.cookies)
  if (!visitorId) throw new DomainError('not_found')
  return { visitorHash: hashVisitor(visitorId) }
}

/** Whose a new report is. A visitor is known from now on for as long as the report is kept. */
export const ownerOfUpload = (keys: Keys, { caller, request }: Call, reply: FastifyReply): Owner => {
  if (caller) return { personId: caller.organisationId }
  const known = readVisitor(keys.config, keys.secret, request.cookies)
  const visitorId = nameVisitor(keys, reply, {
    ...(known ? { visitorId: known } : {}),
    seconds: guestReportDays * 24 * 60 * 60,
  })
  return { visitorHash: hashVisitor(visitorId) }
}

/** What somebody uploaded before they signed in is theirs from then on. */
export const joinVisitor =
  ({ config, secret }: Keys) =>
  async (tx: Tx, personId: string, cookies: Record<string, string | undefined>): Promise<void> => {
    const visitorId = readVisitor(config, secret, cookies)
    const organisationId = visitorId && (await organisationFor(tx, personId, 'prepare'))
    // Where nobody may have it, it stays the visitor's, for as long as such a report is kept.
    if (visitorId && organisationId) await joinGuestReports(tx, visitorId, organisationId)
  }
