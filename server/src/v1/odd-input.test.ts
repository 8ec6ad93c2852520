import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, programEndpoints, queryFieldsOf, sampleBody } from '../testing/contract-endpoints.ts'
import { newCompany, openShop, shop } from '../testing/test-approvals.ts'
import { newKey } from '../testing/test-keys.ts'

const endpoints = (await programEndpoints())
  .filter(({ caller, upload }) => caller === 'key' && !upload)
  .map((call) => [`${call.method} ${call.path}`, call] as const)

// As JSON, because some of these cannot be written down as a value: 1e309 is read as Infinity.
const oddities = [
  ...['-1', '0', '1e309', '1.5', '9007199254740993', 'true', 'null', '[]', '{}', '"1"', '""', '[[]]'],
  ...['"\\u0000"', '"\\ud800"', '"__proto__"', '"2026-02-30"', `"${'x'.repeat(300)}"`],
  ...['{"amount":-1}', '{"amount":1e309}', '{"amount":1,"currency":"eur"}', '{"amount":"1"}'],
]
const wholeBodies = ['', '{', '[]', 'null', '1', '"x"', '{"__proto__":{"x":1}}']

let secret: string
beforeAll(async () => {
  await openShop()
  secret = (await newKey((await newCompany()).owner)).secret
})
afterAll(() => shop.close())

const ask = async ({ method, path }: Endpoint, { query = '', id = 'a', payload }: Record<string, string>) => {
  const answer = await shop.site.app.inject({
    method,
    url: path.replace(/:\w+/g, id) + query,
    headers: {
      authorization: `Bearer ${secret}`,
      'idempotency-key': randomUUID(),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const isOurs = answer.statusCode >= 500 && answer.json().code !== 'not_available'
  return isOurs ? `${answer.statusCode} to ${query}${id} ${payload?.slice(0, 100)}` : null
}

test.each(endpoints)(
  '%s meets odd input with a refusal, never with a failure of ours',
  async (_, endpoint) => {
    const failures: (string | null)[] = []
    for (const id of ['a', '%00', '..', 'a%00b', 'x'.repeat(300), '%F0%9F%98%80', "'", randomUUID()])
      failures.push(await ask(endpoint, { id }))
    for (const name of [...queryFieldsOf(endpoint), 'unknown'])
      for (const value of ['', 'a', '-1', '1e9', 'a%00b', '%ff', 'x'.repeat(500), randomUUID()])
        failures.push(await ask(endpoint, { query: `?${name}=${value}` }))
    if (endpoint.body) {
      const plain = sampleBody(endpoint, 'odd@example.org') ?? {}
      for (const payload of wholeBodies) failures.push(await ask(endpoint, { payload }))
      for (const name of fieldsOf(endpoint))
        for (const value of oddities) {
          const { [name]: __, ...others } = plain
          const rest = JSON.stringify(others).slice(0, -1)
          const payload = `${rest}${rest === '{' ? '' : ','}${JSON.stringify(name)}:${value}}`
          failures.push(await ask(endpoint, { payload }))
        }
    }
    expect(failures.filter(Boolean)).toEqual([])
  },
  120_000,
)
