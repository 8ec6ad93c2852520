import { LedgerleafProblem, openLedgerleaf } from '@ledgerleaf/sdk'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'

const place = '/mcp'
const metadataPlace = '/.well-known/oauth-protected-resource'

/**
 * The calls of one request are made to this same server, as any program makes them: by the key or token that was shown, counted
 * and refused as under /v1.
 */
const askOurselves =
  (app: FastifyInstance, ip: string): typeof fetch =>
  async (address, init) => {
    const { pathname, search } = new URL(String(address))
    const { statusCode, headers, rawPayload } = await app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(init?.headers ?? {})),
      remoteAddress: ip,
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    const told = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: told })
  }

const refuse = (reply: FastifyReply, status: number, message: string, headers: Record<string, string> = {}) =>
  reply
    .status(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send({ jsonrpc: '2.0', error: { code: -32000, message }, id: null })

/** Loaded by the first who asks: whoever starts a server does not wait for it. */
const loadProtocol = async () => {
  const [{ WebStandardStreamableHTTPServerTransport }, { openMcp }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('./open-mcp.ts'),
  ])
  return { openMcp, Transport: WebStandardStreamableHTTPServerTransport }
}

/** The tools for assistants over HTTP, by a key or by a token of `/v1/oauth/token`. No request depends on one before it. */
export const serveMcp = (app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void => {
  const { origin } = new URL(publicUrl)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // A page of another site could otherwise speak to a server in its visitor's own network.
    if (request.headers.origin !== undefined && request.headers.origin !== origin)
      return refuse(reply, 403, 'Pages of other sites are not answered.')
    const [, key] = /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '') ?? []
    const challenge = { 'www-authenticate': `Bearer resource_metadata="${publicUrl}${metadataPlace}"` }
    if (!key) return refuse(reply, 401, 'Show a key of your organisation, or a token for one.', challenge)
    const ledgerleaf = openLedgerleaf({
      address: origin,
      key,
      retriesMax: 0,
      fetch: askOurselves(app, request.ip),
    })
    const refusal = await ledgerleaf.key.get().then(
      () => null,
      (error: unknown) => {
        if (error instanceof LedgerleafProblem) return error
        throw error
      },
    )
    if (refusal)
      return refuse(reply, refusal.status, refusal.message, refusal.status === 401 ? challenge : {})
    const { openMcp, Transport } = await loadProtocol()
    const transport = new Transport({ enableJsonResponse: true })
    const server = openMcp(ledgerleaf)
    await server.connect(transport)
    const asked = new Request(`${origin}${place}`, {
      method: 'POST',
      headers: new Headers({
        accept: request.headers.accept ?? '',
        'content-type': request.headers['content-type'] ?? '',
        ...(typeof request.headers['mcp-protocol-version'] === 'string'
          ? { 'mcp-protocol-version': request.headers['mcp-protocol-version'] }
          : {}),
      }),
      body: JSON.stringify(request.body),
    })
    const answered = await transport.handleRequest(asked, { parsedBody: request.body })
    const text = await answered.text()
    await server.close()
    return reply
      .status(answered.status)
      .headers({ 'cache-control': 'no-store' })
      .type(answered.headers.get('content-type') ?? 'application/json')
      .send(text)
  }
  app.post(place, { schema: { hide: true } }, answer)
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: place,
      schema: { hide: true },
      handler: async (_request, reply) =>
        refuse(reply, 405, 'Ask with POST: there is no session to listen to or to end.', { allow: 'POST' }),
    })
  // Where whoever is refused finds out who gives tokens (RFC 9728, RFC 8414).
  const resource = {
    resource: `${publicUrl}${place}`,
    authorization_servers: [publicUrl],
    bearer_methods_supported: ['header'],
  }
  for (const url of [metadataPlace, `${metadataPlace}${place}`])
    app.get(url, { schema: { hide: true } }, async () => resource)
  app.get('/.well-known/oauth-authorization-server', { schema: { hide: true } }, async () => ({
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/v1/oauth/token`,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    scopes_supported: ['read', 'prepare', 'trade', 'retire', 'sell'],
  }))
}
