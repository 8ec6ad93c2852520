import { operatorApi, type ReviewedProject } from '@ledgerleaf/contract/operator'
import { registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { reviewChecks } from '@ledgerleaf/contract/review-checks'
import { confirmRestore } from '../../backup/confirm-restore.ts'
import { describeConfirmed } from '../../backup/restore-words.ts'
import { forOperators } from '../../http/for-operators.ts'
import { command, done, type Route, route } from '../../http/route.ts'
import { answerTicket } from '../../people/support/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { agreeAttestation, stateAttestation, withdrawAttestation } from '../../supply/backing/index.ts'
import {
  decideDocument,
  decidePhotograph,
  decideProject,
  putBackReview,
  takeReview,
} from '../../supply/project-files/index.ts'
import { findProjectDetail } from '../seller-projects/index.ts'
import { findAffected } from './affected-queries.ts'
import { refuseOwnSerials } from './refuse-own-serials.ts'
import { findQueue, findTickets } from './review-queries.ts'
import { findStanding } from './standing-queries.ts'
import { findTrail } from './trail-queries.ts'
import { findBacked, findUnbacked } from './unbacked-queries.ts'
import { findAttestable, findBeside } from './workbench-queries.ts'

type Parts = { config: Config; db: Db; reader: Reader }

const findReviewed = async (db: Reader, id: string): Promise<ReviewedProject> => {
  const detail = isId(id) ? await findProjectDetail(db, id) : null
  if (!detail) throw new DomainError('not_found')
  return { ...detail, ...(await findBeside(db, id, detail)) }
}

/** Against what can be counted, approving is a judgement, and the trail says whose and why. */
const refuseUnchecked = async (db: Reader, id: string): Promise<void> => {
  const open = reviewChecks(await findReviewed(db, id)).filter(({ done }) => !done)
  if (open.length === 0) return
  throw new DomainError('invalid_input', {
    field: 'reason',
    message: `Say why you approve it all the same. To look at: ${open.map(({ text }) => text).join('; ')}`,
  })
}

export const reviewRoutes = ({ config, db, reader }: Parts): Route[] =>
  [
    route(operatorApi.queue, async ({ query }) => ({ projects: await findQueue(reader, query) })),
    route(operatorApi.project, ({ params }) => findReviewed(reader, params.id)),
    command(db, operatorApi.decideProject, async (tx, { params, body, caller, now }) => {
      if (body.decision === 'approve' && body.reason === '') await refuseUnchecked(reader, params.id)
      await decideProject(tx, caller.personId, params.id, body, { publicUrl: config.publicUrl, now })
      return done
    }),
    command(db, operatorApi.takeReview, async (tx, { params, body, caller, now }) => {
      await (body.mine ? takeReview : putBackReview)(tx, caller.personId, params.id, now)
      return done
    }),
    route(registryRecordsApi.affected, ({ params }) => findAffected(reader, params.id)),
    route(operatorApi.unbacked, async () => ({
      batches: await findUnbacked(reader),
      backed: await findBacked(reader),
    })),
    command(db, operatorApi.stateSerials, async (tx, { params, body, caller, now }) => {
      await refuseOwnSerials(tx, caller.personId, params.id)
      return stateAttestation(tx, caller.personId, await findAttestable(tx, params.id), body, now)
    }),
    command(db, operatorApi.agreeSerials, async (tx, { params, caller, now }) => {
      await refuseOwnSerials(tx, caller.personId, params.id)
      await agreeAttestation(tx, caller.personId, params.id, now)
      return done
    }),
    command(db, operatorApi.withdrawSerials, async (tx, { params, body, caller, now }) => {
      await withdrawAttestation(tx, caller.personId, params.id, body.reason, now)
      return done
    }),
    command(db, operatorApi.decideDocument, async (tx, { params, body, caller, now }) => {
      await decideDocument(tx, caller.personId, params.id, body, now)
      return done
    }),
    command(db, operatorApi.decidePhotograph, async (tx, { params, body, caller, now }) => {
      await decidePhotograph(tx, caller.personId, params.id, body, { publicUrl: config.publicUrl, now })
      return done
    }),
    route(operatorApi.tickets, async () => ({ tickets: await findTickets(reader) })),
    command(db, operatorApi.replyToTicket, async (tx, { params, body, caller, now }) => {
      const reply = { messageId: params.id, text: body.text }
      await answerTicket(tx, config, caller.personId, reply, now)
      return done
    }),
    route(operatorApi.standing, () => findStanding(reader, config)),
    command(db, operatorApi.confirmRestore, async (tx, { body, caller, now }) => {
      const told = await confirmRestore(tx, { operatorId: caller.personId, ...body }, config, now)
      if (!told) throw new DomainError('not_found', { message: 'There is nothing to confirm.' })
      return { says: describeConfirmed(told) }
    }),
    route(operatorApi.trail, ({ query }) => findTrail(reader, query.before)),
  ].map(forOperators)
