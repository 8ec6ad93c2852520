import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { type ErrorCode, errorCatalogue } from '@ledgerleaf/contract/errors'
import { keyScopeWords } from '@ledgerleaf/contract/key-scopes'
import { Problem } from '@ledgerleaf/contract/v1/shapes'
import { apiVersions, promise, v1Path } from '@ledgerleaf/contract/v1/version'
import { describeEvents } from './describe-events.ts'
import { type JsonSchema, schemaWriter } from './write-schemas.ts'

type Writer = ReturnType<typeof schemaWriter>

const jsonOf = (schema: JsonSchema) => ({ 'application/json': { schema } })
const problem = (schema: JsonSchema) => ({ 'application/problem+json': { schema } })

/** `POST /v1/quotes/:id/accept` is `postQuotesByIdAccept`. */
const nameOf = ({ method, path }: Endpoint): string =>
  [method.toLowerCase(), ...path.slice(v1Path.length).split(/[/.-]/)]
    .map((word) => word.replace(/^:(\w)/, (_, first: string) => `By${first.toUpperCase()}`))
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')

/** What every call with a key may be refused for. */
const always: readonly ErrorCode[] = [
  'invalid_input',
  'version_unknown',
  'invalid_key',
  'scope_missing',
  'not_permitted',
  'rate_limited',
  'internal_error',
  'unavailable',
]
const ofAnyone: readonly ErrorCode[] = ['version_unknown', 'internal_error', 'unavailable']

const refusals = (endpoint: Endpoint, writer: Writer) => {
  const codes = new Set([...(endpoint.caller === 'key' ? always : ofAnyone), ...endpoint.errors])
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, named]) => [
        status,
        {
          description: `Refused: ${named.map((code) => `\`${code}\``).join(', ')}.`,
          content: problem(writer.ofAnswer(Problem)),
        },
      ]),
  )
}

const told = {
  ETag: { description: 'Of these bytes; send it as If-None-Match.', schema: { type: 'string' } },
  'X-Request-Id': { description: 'What to tell us when you ask about a call.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left for this key.', schema: { type: 'string' } },
  'Ledgerleaf-Version': { description: 'By which version it was answered.', schema: { type: 'string' } },
}

const headersOf = ({ method, caller }: Endpoint) => {
  const { ETag, RateLimit, ...others } = told
  return { ...others, ...(method === 'GET' ? { ETag } : {}), ...(caller === 'key' ? { RateLimit } : {}) }
}

const words = { 200: 'Done.', 201: 'Made.', 202: 'It waits for a person. Nothing was done.' } as const

/** Which of what a call may answer comes with which status: what waits has one of its own. */
const answers = (endpoint: Endpoint, writer: Writer) => {
  const { statuses = [200], file, answer } = endpoint
  const headers = headersOf(endpoint)
  if (file)
    return {
      200: {
        description: 'The file.',
        headers,
        content: { [file]: { schema: { type: 'string', format: 'binary' } } },
      },
    }
  const whole = writer.ofAnswer(answer)
  const either = statuses.includes(202) ? (whole.anyOf ?? []) : []
  const waiting = either.find(({ $ref }) => $ref?.endsWith('/WaitingForApproval'))
  const others = either.filter((one) => one !== waiting)
  const done = waiting && others.length === 1 ? (others[0] ?? whole) : whole
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: words[status],
        headers,
        content: jsonOf(status === 202 && waiting ? waiting : done),
      },
    ]),
  )
}

const header = (name: string, description: string, schema: JsonSchema, required = false) => ({
  in: 'header',
  name,
  description,
  required,
  schema,
})

const parametersOf = (endpoint: Endpoint, writer: Writer) => {
  const { path, query, params, method, errors } = endpoint
  const from = (place: 'path' | 'query', schema: Endpoint['query']) => {
    const { properties = {}, required = [] } = schema ? writer.ofAsked(schema) : {}
    return Object.entries(properties).map(([name, one]) => ({
      in: place,
      name,
      required: place === 'path' || required.includes(name),
      schema: one,
    }))
  }
  return [
    ...(path.includes(':') ? from('path', params) : []),
    ...from('query', query),
    ...(errors.includes('idempotency_mismatch')
      ? [
          header(
            'Idempotency-Key',
            'A word of your own for this one act, such as a UUID. Sent again with the same body, the call is answered as the first time and done once.',
            { type: 'string', minLength: 1, maxLength: 255 },
            errors.includes('idempotency_missing'),
          ),
        ]
      : []),
    ...(method === 'GET'
      ? [
          header('If-None-Match', 'The ETag of what you have: answered with 304 while it is the same.', {
            type: 'string',
          }),
        ]
      : []),
    header(
      'Ledgerleaf-Version',
      'By which version to answer; the one the key was made under where it is left out.',
      {
        type: 'string',
        enum: [...apiVersions],
      },
    ),
  ]
}

const bodyOf = ({ body, form, upload, bytes }: Endpoint, writer: Writer) => {
  if (bytes)
    return {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  if (form)
    return {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: writer.ofAsked(form) } },
    }
  if (upload)
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['companyName', 'file'],
            properties: { companyName: { type: 'string' }, file: { type: 'string', format: 'binary' } },
          },
        },
      },
    }
  return body ? { required: true, content: jsonOf(writer.ofAsked(body)) } : null
}

const describe = (endpoint: Endpoint, writer: Writer) => {
  const { method, summary, description, tag, scope, caller } = endpoint
  const requestBody = bodyOf(endpoint, writer)
  return {
    operationId: nameOf(endpoint),
    summary,
    ...(description ? { description } : {}),
    tags: [tag],
    security: caller === 'key' ? [{ key: [] }, { token: [scope ?? 'read'] }] : [],
    parameters: parametersOf(endpoint, writer),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...answers(endpoint, writer),
      ...(method === 'GET' ? { 304: { description: 'You have it already.' } } : {}),
      ...refusals(endpoint, writer),
    },
  }
}

const tagWords: Record<string, string> = {
  Key: 'Who a program is, and what it may do alone.',
  Tokens: 'Client credentials of OAuth 2.1, for whoever has a library for them.',
  Problems: 'Every refusal is a problem after RFC 9457, with a code.',
  Projects: 'What reduces or removes emissions, and what of it is for sale.',
  Listings: 'What can be bought now.',
  Recommendations: 'The best basket for a wish, chosen exactly.',
  Baskets: 'What is to be bought together. A basket holds nothing.',
  Quotes: 'Buying by invoice, which needs no page.',
  Orders: 'What was bought.',
  Approvals: 'What is more than the key does alone waits for a person.',
  Holdings: 'Credits that are held, and have offset nothing yet.',
  Retirements: 'Credits that were used, for good.',
  Certificates: 'What proves a retirement to anybody.',
  Claims: 'What may be said of it.',
  Analyses: 'Reports that are read, and what was found in them.',
  Subscriptions: 'Buying again every month or year, by itself.',
  Forwards: 'What was bought before it is issued.',
  Selling: 'What the organisation has on sale itself.',
  'Seller projects': 'The files of the organisation’s own projects.',
  'Seller documents': 'What their files rest on.',
  'Seller blocks': 'Serials of a registry, and what stands behind them.',
  Deliveries: 'What was promised to buyers, and handed over.',
  Statements: 'What was sold, and what was paid out of it.',
  Reports: 'What retirements come to, for those who ask.',
  Events: 'What is sent to the endpoints of an organisation, signed, as it happens.',
}

/** The description of version 1, written from the contract (OpenAPI 3.1). */
export const describeV1 = (endpoints: readonly Endpoint[], publicUrl: string) => {
  const writer = schemaWriter()
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint, writer) }
  }
  const tags = [...new Set(endpoints.map(({ tag }) => tag)), 'Events']
  const scopes = Object.fromEntries(Object.entries(keyScopeWords).map(([name, { may }]) => [name, may]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ledgerleaf, version 1',
      version: apiVersions.at(-1),
      description: [
        'Everything a program does with Ledgerleaf, by a key of its organisation.',
        ...promise,
      ].join('\n\n'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    tags: tags.map((name) => ({ name, description: tagWords[name] ?? name })),
    paths,
    webhooks: describeEvents(writer),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the organisation, in the Authorization header: `Bearer live_…`.',
        },
        token: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${publicUrl}/v1/oauth/token`, scopes } },
        },
      },
      schemas: writer.named(),
    },
  }
}
