import { WebhookRefused } from './problems.ts'
import type { WebhookEvent } from './types.ts'

type Received = {
  /** Of the endpoint, as it was shown once: `whsec_…`. Several while an old one is being replaced. */
  secret: string | readonly string[]
  /** As they came: of a `Request`, or as Node gives them. */
  headers: Headers | Record<string, string | string[] | undefined>
  /** As it came, before anybody parsed it: the signature is over its bytes. */
  body: string | Uint8Array
  /** In milliseconds; the clock, where nothing is said. */
  now?: number
  /** How old it may be, or how far ahead; five minutes where nothing is said. */
  toleranceSeconds?: number
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

const readHeader = (headers: Received['headers'], name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const [, value] = Object.entries(headers).find(([known]) => known.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : ''
}

const signedOf = (id: string, sentAt: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> => {
  const before = new TextEncoder().encode(`${id}.${sentAt}.`)
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const whole = new Uint8Array(before.length + bytes.length)
  whole.set(before)
  whole.set(bytes, before.length)
  return whole
}

const keyOf = (secret: string) => {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  if (!bytes?.length) throw new TypeError('The secret of a webhook is whsec_ and base64 behind it.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/**
 * The event in a webhook, once its signature was found to be ours and of these minutes (Standard Webhooks); else it throws
 * `WebhookRefused`. The same event may come twice: go by its `id`.
 */
export const verifyWebhook = async ({
  secret,
  headers,
  body,
  now = Date.now(),
  toleranceSeconds = 300,
}: Received): Promise<WebhookEvent> => {
  const id = readHeader(headers, 'webhook-id')
  const sentAt = readHeader(headers, 'webhook-timestamp')
  const signatures = readHeader(headers, 'webhook-signature')
  if (!id || !/^\d{1,12}$/.test(sentAt) || !signatures)
    throw new WebhookRefused(
      'It is not signed: webhook-id, webhook-timestamp and webhook-signature are needed.',
    )
  if (Math.abs(now / 1000 - Number(sentAt)) > toleranceSeconds)
    throw new WebhookRefused('It was signed at another time: it is old, or a clock is wrong.')
  const signed = signedOf(id, sentAt, body)
  const keys = await Promise.all([secret].flat().map(keyOf))
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [bytesOf(one.slice(3))] : []))
  // Compared by the platform, which takes as long for a wrong one as for a right one.
  for (const key of keys)
    for (const signature of given)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed)))
        return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent
  throw new WebhookRefused('The signature is not of this secret, or what was signed is something else.')
}
