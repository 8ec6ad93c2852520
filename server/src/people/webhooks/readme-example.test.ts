import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newWebhookSecret, signatureHeaders } from './sign.ts'

const readme = readFileSync(path.join(import.meta.dirname, '../../../../README.md'), 'utf8')
const [, example = ''] = /```js\n(.*?isOurs.*?)```/s.exec(readme) ?? []

type IsOurs = (secret: string, headers: Record<string, string>, body: string, now?: number) => boolean

test('the example of the README takes what is ours and new, by either secret, and nothing else', async () => {
  const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(example)}`)) as {
    isOurs: IsOurs
  }
  const [secret, former, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()]
  const at = new Date('2026-03-01T12:00:00Z')
  const body = '{"id":"one"}'
  const headers = signatureHeaders([secret, former], { id: 'one', at, body })
  const now = at.getTime()
  expect([secret, former, other].map((known) => isOurs(known, headers, body, now))).toEqual([
    true,
    true,
    false,
  ])
  expect(isOurs(secret, headers, `${body} `, now)).toBe(false)
  expect(isOurs(secret, { ...headers, 'webhook-id': 'two' }, body, now)).toBe(false)
  expect(isOurs(secret, headers, body, now + 10 * 60_000)).toBe(false)
  expect(isOurs(secret, {}, body, now)).toBe(false)
})
