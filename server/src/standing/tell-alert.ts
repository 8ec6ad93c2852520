import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import type { Mail } from '../platform/mail/open-mail.ts'
import { within } from '../platform/within.ts'
import { type Alert, type AlertWay, sayAlert } from './alert.ts'
import { alertMail } from './alert-mail.ts'

const webhookMsMax = 5000
const mailMsMax = 20_000

type Parts = {
  config: Pick<Config, 'alerts' | 'publicUrl' | 'smtpUrl'>
  mail: Pick<Mail, 'send'>
  log: Logger
}

/** Signed as payment providers sign: whoever holds the secret knows that it is ours, and from when. */
const callWebhook = async ({ url, secret }: { url: string; secret: string }, alert: Alert) => {
  const body = JSON.stringify({
    ...alert,
    since: alert.since.toISOString(),
    headline: sayAlert(alert),
  })
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ledgerleaf-signature': `t=${at},v1=${signature}` },
    body,
    // The address is the operator's own; nobody else leads us to another.
    redirect: 'error',
    signal: AbortSignal.timeout(webhookMsMax),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}

/**
 * Tells an alert from this process itself, because the line in which mails wait may be what stands still. Each way that is
 * set is told on its own; a mail has left when it left for one of its addresses.
 */
export const alertTeller = ({ config, mail, log }: Parts) => {
  const { webhook } = config.alerts
  const mailWay = config.smtpUrl === null ? 'outbox' : 'mail'
  const sendMails = async (alert: Alert, addresses: readonly string[]): Promise<void> => {
    const message = alertMail(config.publicUrl, alert)
    await Promise.any(addresses.map((to) => within(mail.send({ to, ...message }), mailMsMax)))
  }
  return {
    /** Where nobody is to be told there is nobody to miss. */
    findWays: (addresses: readonly string[]): AlertWay[] => [
      ...(webhook ? ['webhook' as const] : []),
      ...(addresses.length > 0 ? ([mailWay] as const) : []),
    ],
    /** Tells it in these ways, and answers which of them worked. */
    tell: async (
      alert: Alert,
      ways: readonly AlertWay[],
      addresses: readonly string[],
    ): Promise<AlertWay[]> => {
      const attempt = async (way: AlertWay): Promise<AlertWay[]> => {
        try {
          if (way !== 'webhook') await sendMails(alert, addresses)
          else if (webhook) await callWebhook(webhook, alert)
          return [way]
        } catch (err) {
          log.error({ code: 'alert-not-sent', subject: alert.subject, way, err }, 'an alert was not sent')
          return []
        }
      }
      return (await Promise.all(ways.map(attempt))).flat()
    },
  }
}
export type AlertTeller = ReturnType<typeof alertTeller>
