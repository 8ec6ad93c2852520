import { createHmac, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { composeMail } from '../platform/mail/compose-mail.ts'
import type { Mail } from '../platform/mail/open-mail.ts'
import { within } from '../platform/within.ts'
import { type Alert, sayAlert } from './alert.ts'

const webhookMsMax = 5000
const mailMsMax = 20_000

type Parts = {
  config: Pick<Config, 'alerts' | 'publicUrl'>
  mail: Pick<Mail, 'send'>
  log: Logger
}

/** Signed as payment providers sign: whoever holds the secret knows that it is ours, and from when. */
const callWebhook = async ({ url, secret }: { url: string; secret: string }, alert: Alert) => {
  const body = JSON.stringify({
    id: randomUUID(),
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

const composeAlert = (alert: Alert, publicUrl: string) => ({
  subject: `${sayAlert(alert)} (${alert.server})`,
  ...composeMail([
    `${sayAlert(alert)}, as ${alert.server} sees it, since ${alert.since.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    alert.says,
    ...(alert.advice === null ? [] : [alert.advice]),
    { label: 'How things stand', link: `${publicUrl}/operator/standing` },
  ]),
})

/**
 * Tells an alert in every way that is set, from this process itself: the line in which mails wait may be what stands
 * still. Answers whether anybody was reached; where nobody is to be told there is nobody to miss.
 */
export const alertTeller =
  ({ config, mail, log }: Parts) =>
  async (alert: Alert, addresses: readonly string[]): Promise<boolean> => {
    const { webhook } = config.alerts
    const message = composeAlert(alert, config.publicUrl)
    const ways = [
      ...(webhook ? [callWebhook(webhook, alert)] : []),
      ...addresses.map((to) => within(mail.send({ to, ...message }), mailMsMax)),
    ]
    const results = await Promise.allSettled(ways)
    for (const result of results)
      if (result.status === 'rejected')
        log.error(
          { code: 'alert-not-sent', subject: alert.subject, err: result.reason },
          'an alert was not sent',
        )
    return results.length === 0 || results.some(({ status }) => status === 'fulfilled')
  }
export type TellAlert = ReturnType<typeof alertTeller>
