import type { FastifyBaseLogger } from 'fastify'

/** What somebody who looks into an incident asks for first. */
export type SecurityEvent =
  | 'sign-in.ok'
  | 'sign-in.failed'
  | 'sign-in.paused'
  | 'factor.asked'
  | 'factor.failed'
  | 'factor.added'
  | 'factor.removed'
  | 'factor.recovered'
  | 'factors.reset'
  | 'sign-up.ok'
  | 'sign-up.taken'
  | 'password.reset'
  | 'session.revoked'
  | 'role.granted'
  | 'secret.changed'
  | 'member.invited'
  | 'member.changed'
  | 'member.removed'
  | 'organisation.handed-over'
  | 'organisation.limits-set'
  | 'organisation.factor-required'
  | 'organisation.provider-changed'
  | 'organisation.webhook-changed'
  | 'provider.refused'
  | 'key.made'
  | 'key.rotated'
  | 'key.revoked'
  | 'key.refused'
  | 'approval.given'
  | 'person.shown'
  | 'person.erased'
  | 'bank-account.changed'
  | 'wallet.linked'
  | 'wallet.unlinked'
  | 'order.refunded'
  | 'payout.recorded'
  | 'listing.cancelled'
  | 'sales.stopped'
  | 'sales.resumed'
  | 'restore.confirmed'
  | 'dispute.recorded'
  | 'webhook.refused'
  | 'access.refused'

const kept = new Set(['error', 'fatal', 'silent'])

/**
 * One structured line, `security` naming what happened. It is written also where the log is otherwise kept to warnings;
 * whoever wants errors alone has said so. Ids and network addresses, nobody's name or mail.
 */
export const noteSecurity = (
  log: Pick<FastifyBaseLogger, 'child' | 'level'>,
  security: SecurityEvent,
  facts: Record<string, string | number | boolean | undefined> = {},
): void => {
  const level = kept.has(log.level) ? log.level : 'info'
  log.child({}, { level }).info({ code: 'security-event', security, ...facts }, 'security event')
}
