import { MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import type { OffReason } from '@ledgerleaf/contract/webhooks'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { findAddresses } from '../identity/index.ts'
import { asMailed, notify } from '../notices/index.ts'
import { currentMembers, findPartyNames } from '../organisations/index.ts'
import { webhookOffMail } from './webhook-mail.ts'
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'

type Endpoint = typeof webhookEndpoints.$inferSelect

/**
 * Nothing more is sent; what waited is kept with the rest, and can be sent again once it is on. An attempt under way may
 * still say that it arrived.
 */
export const switchOff = async (tx: Tx, endpointId: string, why: OffReason, now: Date): Promise<void> => {
  await tx
    .update(webhookEndpoints)
    .set({ onSince: null, offBecause: why, restsUntil: null })
    .where(eq(webhookEndpoints.id, endpointId))
  await tx
    .update(webhookDeliveries)
    .set({ state: 'given_up', endedAt: now })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')))
}

const managing = MemberRole.options.filter((role) => mayDo(role, 'manage'))
const Manager = z.object({ personId: z.string() })

/** It switches itself off: whoever could mend it is mailed, and finds it in the page. */
export const turnOff = async (
  tx: Tx,
  { id, organisationId, url, failingSince }: Endpoint,
  why: 'gone' | 'failing',
  publicUrl: string,
  now: Date,
): Promise<void> => {
  await switchOff(tx, id, why, now)
  const managers = await query(
    tx,
    Manager,
    sql`select member.person_id::text as "personId" from ${sql.raw(currentMembers)} member
      where member.organisation_id = ${organisationId}::uuid and member.role = any(${sql.param(managing)}::text[])
      order by 1`,
  )
  const addresses = await findAddresses(
    tx,
    managers.map(({ personId }) => personId),
  )
  const organisation = (await findPartyNames(tx, [organisationId])).get(organisationId) ?? ''
  const mails = [...addresses.values()].map((to) =>
    webhookOffMail(publicUrl, to, { organisation, url, why, failingSince }),
  )
  await enqueueAll(tx, [jobOf(sendMailTask, mails)])
  const [first] = mails
  if (!first) return
  await notify(
    tx,
    {
      organisationId,
      to: 'manage',
      kind: 'members',
      key: `webhook-off:${id}:${now.getTime()}`,
      href: '/organisation#webhooks',
      ...asMailed(first),
      mailed: { personIds: managers.map(({ personId }) => personId) },
    },
    now,
  )
}
