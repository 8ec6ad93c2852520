import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Acting, noteEvent } from '../organisations/index.ts'
import { mayStillAsk } from './approval-rights.ts'
import { endRequest } from './decide-request.ts'
import { lockRequest } from './lock-request.ts'
import { nameRequest } from './write-request.ts'

/** Takes back what one asked for oneself. */
export const withdrawRequest = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  const { request } = await lockRequest(tx, organisationId, id)
  if (request.askedBy !== personId) throw new DomainError('not_found')
  if (request.state !== 'waiting' && request.state !== 'approved') throw new DomainError('approval_over')
  const details = nameRequest(request)
  await noteEvent(tx, { organisationId, personId, kind: 'approval_withdrawn', details }, now)
  await endRequest(tx, request, { state: 'withdrawn', endedAt: now }, personId, now)
}

/** Ends a request whose time is over by the database's clock, or whose asker may no longer ask. Safe to repeat. */
export const lapseRequest = async (
  tx: Tx,
  organisationId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const { request, circle, isOver } = await lockRequest(tx, organisationId, id)
  if (request.state !== 'waiting' && request.state !== 'approved') return false
  if (!isOver && mayStillAsk(circle, request)) return false
  const details = nameRequest(request)
  const personId = request.askedBy
  await noteEvent(tx, { organisationId, personId, kind: 'approval_lapsed', details }, now)
  await endRequest(tx, request, { state: 'lapsed', endedAt: now }, null, now)
  return true
}
