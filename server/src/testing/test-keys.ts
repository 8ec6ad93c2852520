import { randomUUID } from 'node:crypto'
import type { KeyWithSecret } from '@ledgerleaf/contract/keys'
import { expect } from 'vitest'
import { type Member, shop } from './test-approvals.ts'

type Wanted = {
  name?: string
  mode?: 'live' | 'test'
  scopes?: string[]
  tradeCents?: number | null
  retireTonnes?: number | null
  endsOn?: string | null
  password?: string
}
type Words = { headers?: Record<string, string>; body?: unknown; key?: string }

export const password = 'a password nobody guesses'

/** What an owner's page sends to make a key. */
export const askForKey = (by: Member, wanted: Wanted = {}) =>
  by.browser.post('/api/organisation/keys', {
    body: {
      name: 'Shop',
      scopes: ['read', 'prepare', 'trade', 'retire', 'sell'],
      tradeCents: null,
      retireTonnes: null,
      endsOn: null,
      password,
      ...wanted,
    },
  })

export const newKey = async (by: Member, wanted: Wanted = {}): Promise<KeyWithSecret> => {
  const answer = await askForKey(by, wanted)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** A program with a key: no cookie, no page, no origin. */
export const programOf = (secret: string | null) => {
  const send = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { headers, body, key }: Words = {},
  ) =>
    shop.site.app.inject({
      method,
      url,
      headers: {
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  return {
    send,
    get: (url: string, words?: Words) => send('GET', url, words),
    post: (url: string, body?: unknown, words?: Words) =>
      send('POST', url, { key: randomUUID(), ...words, body }),
  }
}
export type Program = ReturnType<typeof programOf>
