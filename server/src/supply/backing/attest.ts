import type { Attest } from '@ledgerleaf/contract/backing'
import { refuseRegistryLink } from '@ledgerleaf/contract/registry-links'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId, newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import { matchBackingTask } from '../registry-records/index.ts'
import { attestations } from './backing.tables.ts'

export type AttestedBlock = {
  registry: string
  serialSpace: string
  serialPrefix: string
  serialStart: number
  serialEnd: number
}

const subject = { subjectKind: 'attestation' } as const

/** What an operator has stated already waits for another to agree, or stands. */
const refuseStated = async (tx: Tx, block: AttestedBlock): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`serials of ${block.registry}: ${block.serialSpace}`}, 0))`,
  )
  const [stated] = await tx
    .select({ agreedAt: attestations.agreedAt })
    .from(attestations)
    .where(
      and(
        eq(attestations.registry, block.registry),
        eq(attestations.serialSpace, block.serialSpace),
        lte(attestations.serialStart, block.serialStart),
        gte(attestations.serialEnd, block.serialEnd),
        isNull(attestations.withdrawnAt),
      ),
    )
  if (!stated) return
  throw new DomainError('invalid_input', {
    field: 'said',
    message: stated.agreedAt
      ? 'Two operators have checked these serials already.'
      : 'These serials are stated already: another operator has to agree, or it is taken back first.',
  })
}

/** One operator says where the serials were seen. It counts once another agrees. */
export const stateAttestation = async (
  tx: Tx,
  operatorId: string,
  block: AttestedBlock,
  { source, said, url }: Attest,
  now: Date,
): Promise<{ id: string }> => {
  const { registry, serialSpace, serialPrefix, serialStart, serialEnd } = block
  const wrong = source === 'registry_page' && url ? refuseRegistryLink(registry, url) : null
  if (wrong) throw new DomainError('invalid_input', { field: 'url', message: wrong })
  await refuseStated(tx, block)
  const id = newId(now.getTime())
  const serials = { registry, serialSpace, serialPrefix, serialStart, serialEnd }
  const stated = { source, said, url: url ?? null, statedBy: operatorId, statedAt: now }
  await tx.insert(attestations).values({ id, ...serials, ...stated })
  const reason = `${registry} ${writeSerials({ prefix: serialPrefix, first: serialStart, last: serialEnd })}: ${said}`
  await recordAct(tx, { operatorId, act: 'state_serials', ...subject, subjectId: id, reason }, now)
  return { id }
}

const lockOpen = async (tx: Tx, id: string) => {
  const [stated] = isId(id)
    ? await tx
        .select()
        .from(attestations)
        .where(and(eq(attestations.id, id), isNull(attestations.withdrawnAt)))
        .for('update')
    : []
  if (!stated) throw new DomainError('not_found')
  return stated
}

/** A second operator, never the first, has looked as well. */
export const agreeAttestation = async (tx: Tx, operatorId: string, id: string, now: Date): Promise<void> => {
  const stated = await lockOpen(tx, id)
  if (stated.agreedAt !== null) return
  if (stated.statedBy === operatorId)
    throw new DomainError('forbidden', { message: 'Another operator has to look at what you have stated.' })
  await tx.update(attestations).set({ agreedBy: operatorId, agreedAt: now }).where(eq(attestations.id, id))
  const { registry, serialPrefix: prefix, serialStart: first, serialEnd: last } = stated
  const reason = `${registry} ${writeSerials({ prefix, first, last })}`
  await recordAct(tx, { operatorId, act: 'agree_serials', ...subject, subjectId: id, reason }, now)
  await enqueue(tx, matchBackingTask, { registry: stated.registry })
}

/** What was stated is taken back: credits that rest on it are not sold any more. */
export const withdrawAttestation = async (
  tx: Tx,
  operatorId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<void> => {
  const { registry } = await lockOpen(tx, id)
  if (reason === '') throw new DomainError('invalid_input', { field: 'reason', message: 'Say why' })
  await tx
    .update(attestations)
    .set({ withdrawnBy: operatorId, withdrawnAt: now })
    .where(eq(attestations.id, id))
  await recordAct(tx, { operatorId, act: 'withdraw_serials', ...subject, subjectId: id, reason }, now)
  await enqueue(tx, matchBackingTask, { registry })
}
