import assert from 'node:assert/strict'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { ErrorBody } from '@ledgerleaf/contract/errors'
import { v1Path } from '@ledgerleaf/contract/v1/version'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Tracer } from '../platform/tracing/span.ts'
import { describeApi } from './api-docs.ts'
import { endSlowReaders } from './end-slow-readers.ts'
import { handleErrors, refuseUnroutable } from './error-handler.ts'
import { guardProgram, type Programs } from './guard-program.ts'
import { prepareLeaving } from './leave.ts'
import { handleUnknownRoutes } from './not-found.ts'
import { paceBody } from './pace-body.ts'
import { forgetBody, keepBytes, readJson, readUrlForm } from './read-json.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { type Authenticate, guardActing, guardChange, guardEnded } from './request-guard.ts'
import { requestNames } from './request-names.ts'
import type { Caller, KeyCaller, Route } from './route.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { tagAnswers } from './tag-answers.ts'
import { traceRequests } from './trace-requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    program: KeyCaller | null
  }
}

export type ServerParts = {
  config: Config
  secret: string
  log: Logger
  /** Null, or left out, where traces are told to nobody. */
  tracer?: Tracer | null
  authenticate: Authenticate
  /** Left out by a process that no program calls. */
  programs?: Programs
  /** What time it is where it is not what the machine says. */
  clock?: () => Promise<Date>
  routes: readonly Route[]
  /** Whatever is not a call of the contract: the site's files, health, the development pages. */
  extensions: readonly ((app: FastifyInstance) => Promise<void> | void)[]
}

const bodyBytesMax = 64 * 1024
const requestMsMax = 120_000
const zeroCharacter = /%00/

const addRoute = (app: FastifyInstance, parts: ServerParts, route: Route): void => {
  const { endpoint, handle } = route
  const { body, query, params, answer } = endpoint
  const isProgram = endpoint.path.startsWith(v1Path)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(route.bodyBytesMax === undefined ? {} : { bodyLimit: route.bodyBytesMax }),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      // What programs call is described by itself: see describe-v1.ts.
      ...(isProgram ? { hide: true } : {}),
      ...(body ? { body } : {}),
      ...(query ? { querystring: query } : {}),
      ...(params ? { params } : {}),
      response: isProgram
        ? Object.fromEntries((endpoint.statuses ?? [200]).map((status) => [status, answer]))
        : { 200: answer, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    config: { endpoint },
    onRequest: async (request, reply) => {
      if (isProgram) {
        // No cookie is looked at, and so there is nothing another site could make a browser send.
        assert(parts.programs, 'whoever answers programs knows their keys')
        const elsewhere = await guardProgram(parts.programs, endpoint, request, reply)
        if (elsewhere) {
          reply.hijack()
          elsewhere(request.raw, reply.raw)
          return
        }
        await route.beforeBody?.(request)
        return
      }
      guardChange(parts.config, parts.secret, endpoint, request)
      request.caller = await parts.authenticate(request.cookies)
      if (endpoint.caller === 'person' && !request.caller) throw new DomainError('not_signed_in')
      if (request.caller) guardActing(endpoint, request.caller, request.headers)
      else guardEnded(parts.config, endpoint, request.cookies)
      await route.beforeBody?.(request)
    },
    preValidation: async (request) => {
      if (isProgram) refuseUnknown(body, request.body)
    },
    handler: (request, reply) => {
      const { body, query, params } = request
      const caller = isProgram ? request.program : request.caller
      const answer = (now: Date) =>
        handle({ body, query, params, caller, now, request, reply } as Parameters<typeof handle>[0])
      return parts.clock ? parts.clock().then(answer) : answer(new Date())
    },
  })
}

export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { proxies } = parts.config
  const app = Fastify({
    loggerInstance: parts.log,
    genReqId: requestNames(),
    bodyLimit: bodyBytesMax,
    // Each proxy adds the address it saw at the end of the header. What stands before those, the caller wrote.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    // Fastify would wait for the end of a body for good.
    requestTimeout: requestMsMax,
    frameworkErrors: refuseUnroutable,
    forceCloseConnections: 'idle',
    // What arrives while we leave is answered as ever: Fastify would refuse it in a shape of its own.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  if (parts.tracer) traceRequests(app, parts.tracer)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // PostgreSQL reads no zero character, and would say so in the middle of a transaction.
    if (!zeroCharacter.test(request.raw.url ?? '')) return done()
    done(new DomainError('invalid_input', { message: 'The address holds a character that cannot be read.' }))
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('program', null)
  prepareLeaving(app, parts.config.drainMs)
  endSlowReaders(app)
  readJson(app)
  handleErrors(app)
  handleUnknownRoutes(app, parts.routes)
  setSecurityHeaders(app, parts.config)
  tagAnswers(app)
  await app.register(cookie)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  const ofPrograms = parts.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => path.startsWith(v1Path))
  await describeApi(app, parts.config, ofPrograms)
  const forms: Route[] = []
  for (const route of parts.routes) {
    if (route.form) forms.push(route)
    else if (route.anyBody)
      await app.register(async (scope) => {
        forgetBody(scope)
        addRoute(scope, parts, route)
      })
    else if (route.urlForm)
      await app.register(async (scope) => {
        readUrlForm(scope)
        addRoute(scope, parts, route)
      })
    else if (!route.rawBody) addRoute(app, parts, route)
    else
      await app.register(async (scope) => {
        keepBytes(scope)
        if (route.paced) paceBody(scope)
        addRoute(scope, parts, route)
      })
  }
  // Within walls of their own: no other call reads a form, whatever it is sent as.
  await app.register(async (scope) => {
    await scope.register(multipart)
    for (const route of forms) addRoute(scope, parts, route)
  })
  for (const extend of parts.extensions) await extend(app)
  return app
}
