import { secretOverlapHours, type WebhookFields, webhooksMax } from '@ledgerleaf/contract/webhooks'
import { and, count, eq } from 'drizzle-orm'
import type { OutsideConfig } from '../../platform/ask-dns.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { OutsideError, refuseOutside } from '../../platform/fetch-outside.ts'
import { newId } from '../../platform/id.ts'
import { type Acting, lockOrganisation, noteEvent } from '../organisations/index.ts'
import { newWebhookSecret, sealWebhookSecret } from './sign.ts'
import { switchOff } from './turn-off.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts'

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect

const own = (organisationId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.organisationId, organisationId))

export const requireEndpoint = async (
  db: Reader | Tx,
  organisationId: string,
  id: string,
): Promise<WebhookEndpoint> => {
  const [found] = await db.select().from(webhookEndpoints).where(own(organisationId, id))
  if (!found) throw new DomainError('not_found')
  return found
}

/** Locked: of two who change it one comes after the other. */
const holdEndpoint = async (tx: Tx, organisationId: string, id: string): Promise<WebhookEndpoint> => {
  const [found] = await tx.select().from(webhookEndpoints).where(own(organisationId, id)).for('no key update')
  if (!found) throw new DomainError('not_found')
  return found
}

/** Where nothing could ever be sent is said at once, beside the field. */
export const refuseAddress = async (outside: OutsideConfig, url: string): Promise<void> => {
  try {
    await refuseOutside(outside, url)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    throw new DomainError('invalid_input', { field: 'url', message: error.message })
  }
}

const hostOf = (url: string): string => new URL(url).host

const kindsOf = (types: WebhookFields['types']) => (types === null ? null : [...new Set(types)])

/** The secret is told here and never again. */
export const addEndpoint = async (
  tx: Tx,
  secret: string,
  { organisationId, personId }: Acting,
  { url, description, types }: WebhookFields,
  now: Date,
): Promise<{ id: string; secret: string }> => {
  await lockOrganisation(tx, organisationId)
  const [{ there } = { there: 0 }] = await tx
    .select({ there: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organisationId, organisationId))
  if (there >= webhooksMax) throw new DomainError('too_many_webhooks')
  const id = newId(now.getTime())
  const ownSecret = newWebhookSecret()
  await tx.insert(webhookEndpoints).values({
    id,
    organisationId,
    url,
    description,
    types: kindsOf(types),
    addedAt: now,
    onSince: now,
    secretSealed: sealWebhookSecret(secret, id, ownSecret),
  })
  const details = { name: hostOf(url) }
  await noteEvent(tx, { organisationId, personId, kind: 'webhook_added', details }, now)
  return { id, secret: ownSecret }
}

/** What is sent from now on goes by this. Switched on anew, it begins without the failures of before. */
export const changeEndpoint = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  { url, description, types, isOn }: WebhookFields & { isOn: boolean },
  now: Date,
): Promise<void> => {
  const before = await holdEndpoint(tx, organisationId, id)
  const wasOn = before.onSince !== null
  await tx
    .update(webhookEndpoints)
    .set({
      ...{ url, description, types: kindsOf(types) },
      ...(isOn && !wasOn
        ? { onSince: now, offBecause: null, failuresInRow: 0, failingSince: null, restsUntil: null }
        : {}),
    })
    .where(own(organisationId, id))
  if (wasOn && !isOn) await switchOff(tx, id, 'switched_off', now)
  const kind = wasOn === isOn ? 'webhook_changed' : isOn ? 'webhook_on' : 'webhook_off'
  await noteEvent(tx, { organisationId, personId, kind, details: { name: hostOf(url) } }, now)
}

/** It goes with what was sent to it. An attempt under way finds nothing to settle. */
export const removeEndpoint = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  const { url } = await holdEndpoint(tx, organisationId, id)
  await tx.delete(webhookEndpoints).where(own(organisationId, id))
  await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id))
  await tx.delete(webhookAttempts).where(eq(webhookAttempts.endpointId, id))
  const details = { name: hostOf(url) }
  await noteEvent(tx, { organisationId, personId, kind: 'webhook_removed', details }, now)
}

/** A new secret. The one of before signs too for a while, so that a receiver can be changed without losing anything. */
export const rotateSecret = async (
  tx: Tx,
  secret: string,
  { organisationId, personId }: Acting,
  id: string,
  now: Date,
): Promise<{ id: string; secret: string }> => {
  const { url, secretSealed } = await holdEndpoint(tx, organisationId, id)
  const ownSecret = newWebhookSecret()
  await tx
    .update(webhookEndpoints)
    .set({
      secretSealed: sealWebhookSecret(secret, id, ownSecret),
      formerSecretSealed: secretSealed,
      formerUntil: new Date(now.getTime() + secretOverlapHours * 60 * 60 * 1000),
    })
    .where(own(organisationId, id))
  const details = { name: hostOf(url) }
  await noteEvent(tx, { organisationId, personId, kind: 'webhook_secret', details }, now)
  return { id, secret: ownSecret }
}
