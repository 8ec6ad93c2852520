import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { verifyWebhook, WebhookRefused } from './index.ts'

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`
const secret = secretOf('a')
const at = new Date('2026-03-01T12:00:00Z')
const now = at.getTime()
const body = JSON.stringify({ id: 'one', type: 'webhook.test', data: { endpointId: 'é' } })

// Signed by the specification's own library.
const signed = (by = secret, text = body) => ({
  'webhook-id': 'one',
  'webhook-timestamp': String(now / 1000),
  'webhook-signature': new Webhook(by).sign('one', at, text),
})
const refused = (more: object) =>
  expect(verifyWebhook({ secret, headers: signed(), body, now, ...more })).rejects.toBeInstanceOf(
    WebhookRefused,
  )

test('what the secret signed is taken, as text, as bytes and under headers of either kind', async () => {
  for (const headers of [
    signed(),
    new Headers(signed()),
    {
      'Webhook-Id': 'one',
      'Webhook-Timestamp': signed()['webhook-timestamp'],
      'Webhook-Signature': signed()['webhook-signature'],
    },
  ])
    for (const sent of [body, new TextEncoder().encode(body)])
      expect(await verifyWebhook({ secret, headers, body: sent, now })).toMatchObject({
        id: 'one',
        data: { endpointId: 'é' },
      })
})

test('nothing else is: another body, id, time or secret, a signature of another version, or none', async () => {
  await refused({ body: `${body} ` })
  await refused({ headers: { ...signed(), 'webhook-id': 'two' } })
  await refused({ headers: { ...signed(), 'webhook-timestamp': String(now / 1000 + 1) } })
  await refused({ secret: secretOf('b') })
  await refused({
    headers: { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1,', 'v1a,') },
  })
  await refused({ headers: { ...signed(), 'webhook-signature': 'v1,%%% v1,' } })
  await refused({ headers: {} })
})

test('what is older or newer than five minutes is refused', async () => {
  await refused({ now: now + 301_000 })
  await refused({ now: now - 301_000 })
  expect(await verifyWebhook({ secret, headers: signed(), body, now: now + 299_000 })).toMatchObject({
    id: 'one',
  })
})

test('while a secret is replaced either is taken, on either side', async () => {
  const [former, next] = [secretOf('b'), secretOf('c')]
  const both = `${signed(former)['webhook-signature']} ${signed(next)['webhook-signature']}`
  const headers = { ...signed(), 'webhook-signature': both }
  for (const known of [former, next, [secret, next]])
    expect(await verifyWebhook({ secret: known, headers, body, now })).toMatchObject({ id: 'one' })
  await refused({ headers })
})

test('a secret that is none is the mistake of whoever set it, and said so', async () => {
  for (const wrong of ['', 'whsec_', 'whsec_***'])
    await expect(verifyWebhook({ secret: wrong, headers: signed(), body, now })).rejects.toThrow(TypeError)
})
