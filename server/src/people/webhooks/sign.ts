import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '../../platform/seal.ts'

const prefix = 'whsec_'
const secretBytes = 32

export const newWebhookSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`

const sealingOf = (secret: string, endpointId: string) =>
  ({ secret, purpose: 'ledgerleaf webhook secret', owner: endpointId }) as const

export const sealWebhookSecret = (secret: string, endpointId: string, text: string): string =>
  seal(sealingOf(secret, endpointId), text)

export const openWebhookSecret = (secret: string, endpointId: string, sealed: string): string =>
  unseal(sealingOf(secret, endpointId), sealed)

type Signed = { id: string; at: Date; body: string }

/** The three headers of the Standard Webhooks specification. Each secret signs, so that whoever has either can check it. */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, at, body }: Signed,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
