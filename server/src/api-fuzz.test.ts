import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractEndpoints, fieldsOf, queryFieldsOf, sampleBody } from './testing/contract-endpoints.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

const endpoints = (await contractEndpoints()).map((call) => [`${call.method} ${call.path}`, call] as const)

// As JSON, because some of these cannot be written down as a value: 1e309 is read as Infinity.
const oddities = [
  ...['-1', '0', '1e309', '-1e309', '1.5', '9007199254740993', '1e-7', 'true', 'false', 'null', '[]', '{}'],
  ...[
    '"1"',
    '""',
    '" "',
    '"NaN"',
    '"\\u0000"',
    '"a\\u0000b@example.org"',
    '"a\\u0000 plain text"',
    '"\\ud800"',
  ],
  ...[
    '"plain \\ud800 text"',
    '"a\\r\\nBcc: x@example.org"',
    '"\'; drop table users; --"',
    '"../../etc/passwd"',
  ],
  ...['[[[[[[]]]]]]', '{"$gt":""}', '{"toString":1,"length":-1}', '"__proto__"', '"constructor"', '"%00%0a"'],
  ...[
    `"${'x'.repeat(300)}"`,
    `"${'é'.repeat(20_000)}"`,
    '"2026-02-30"',
    '"-1"',
    '["a","b"]',
    '"\\u202e\\u0007"',
  ],
]
const wholeBodies = [
  '',
  '{',
  '[]',
  'null',
  '1',
  '"x"',
  '[[',
  '{"a":',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '\ufeff{}',
]

let site: TestSite
let cookie = ''
let csrf: string
const email = 'fuzz@example.org'
/** Once, and again after a call that ended the session: each time a password is hashed. */
const signIn = async () => {
  const session = await site.app.inject({
    url: '/api/auth/session',
    headers: { cookie },
    remoteAddress: network(),
  })
  if (session.json().person) return
  const browser = site.browser(network())
  const body = { email, password: 'a password nobody guesses' }
  const known = (await browser.post('/api/auth/sign-in', { body })).statusCode === 200
  if (!known) await browser.post('/api/auth/sign-up', { body })
  csrf = (await browser.get('/api/csrf-token')).json().csrfToken
  cookie = `ledgerleaf.session=${browser.cookies.get('ledgerleaf.session')}`
}
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let networks = 0
const network = () => {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}

const send = async (endpoint: Endpoint, payload: string | undefined, signedIn: boolean, query = '') => {
  const answer = await site.app.inject({
    method: endpoint.method,
    url: endpoint.path + query,
    remoteAddress: network(),
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(signedIn ? { cookie, 'x-csrf-token': csrf } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  // Two codes say that something is not there on this server; anything else from 500 on is our own failure.
  const ours =
    answer.statusCode >= 500 && !['not_available', 'provider_not_configured'].includes(answer.json().code)
  return ours ? `${answer.statusCode} to ${payload?.slice(0, 200)}${query}` : null
}

const write = (fields: Record<string, unknown>, name: string, value: string): string => {
  const { [name]: _, ...others } = fields
  const rest = JSON.stringify(others).slice(0, -1)
  return `${rest}${rest === '{' ? '' : ','}${JSON.stringify(name)}:${value}}`
}

const bodiesOf = (endpoint: Endpoint, address: string): string[] => {
  const plain = sampleBody(endpoint, address) ?? {}
  return [
    ...wholeBodies,
    JSON.stringify(plain),
    ...fieldsOf(endpoint).flatMap((name) => [
      JSON.stringify({ ...plain, [name]: undefined }),
      ...oddities.map((value) => write(plain, name, value)),
    ]),
    // What nobody asked for.
    ...['roles', 'isAdmin', 'emailVerified', 'id'].map((name) => write(plain, name, '["operator"]')),
  ]
}

test.each(endpoints)(
  '%s meets odd input with a refusal, never with a failure of ours',
  async (_, endpoint) => {
    await signIn()
    const failures = []
    if (endpoint.method !== 'GET') {
      for (const body of bodiesOf(endpoint, email)) failures.push(await send(endpoint, body, true))
      // An address nobody has yet gets further where a new one is wanted. Where only somebody known may call, a stranger is
      // refused before the body is looked at, and a few of them say so.
      const strangers = bodiesOf(endpoint, 'new@example.org').slice(
        0,
        endpoint.caller === 'anyone' ? undefined : wholeBodies.length + 1,
      )
      for (const [at, body] of strangers.entries())
        failures.push(await send(endpoint, body.replace('new@', `new${at}@`), false))
    }
    for (const query of ['?a=1&a=2', '?__proto__[x]=1', '?%00', '?email=%ff', `?x=${'y'.repeat(5000)}`])
      failures.push(await send(endpoint, undefined, true, query))
    for (const name of queryFieldsOf(endpoint))
      failures.push(await send(endpoint, undefined, true, `?${name}=a%00b`))
    if (endpoint.path.includes(':'))
      failures.push(
        await send(
          { ...endpoint, path: `/${endpoint.path.slice(1).replace(/:\w+/g, 'a%00b')}` },
          undefined,
          true,
        ),
      )
    expect(failures.filter(Boolean)).toEqual([])
    const { rows } = await site.pool.query("select count(*)::int as n from roles where role = 'operator'")
    expect(rows).toEqual([{ n: 0 }])
  },
  // Signing up hashes a password each time, on a machine that may have much else to do.
  120_000,
)
