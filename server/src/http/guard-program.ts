import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { dutyOfScope, keyScopeWords } from '@ledgerleaf/contract/key-scopes'
import type { KeyMode } from '@ledgerleaf/contract/keys'
import { mayDo } from '@ledgerleaf/contract/member-roles'
import { apiVersions, callsOfKey } from '@ledgerleaf/contract/v1/version'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../platform/domain-error.ts'
import type { Used } from '../platform/rate-limit.ts'
import type { AuthenticateKey, KeyCaller } from './route.ts'

/** Answers a call in place of whoever took it. */
export type Elsewhere = (request: IncomingMessage, response: ServerResponse) => void

/** What the calls of programs need: who a key speaks for, and how many calls it has made lately. */
export type Programs = {
  authenticate: AuthenticateKey
  count: (keyId: string, now: Date) => Promise<Used>
  /** Of which keys the calls are answered here. */
  mode: KeyMode
  /** Who answers the calls of test keys, where there is a market for them beside this one. */
  findTestMarket?: (caller: KeyCaller) => Promise<Elsewhere>
}

const named: ReadonlySet<string> = new Set(apiVersions)

/** Which version a program asks for: the one its header names, or the one its key was made under. */
const chooseVersion = (request: FastifyRequest, caller: KeyCaller | null): string => {
  const { 'ledgerleaf-version': asked } = request.headers
  if (asked === undefined) {
    const madeOn = caller?.key.madeAt.toISOString().slice(0, 10) ?? ''
    return apiVersions.findLast((version) => version <= madeOn) ?? apiVersions[0]
  }
  if (typeof asked === 'string' && named.has(asked)) return asked
  throw new DomainError('version_unknown', {
    field: 'Ledgerleaf-Version',
    message: `There is no such version. There is ${apiVersions.join(', ')}.`,
  })
}

const tellLimit = (reply: FastifyReply, { left, resetsInSeconds }: Used): void => {
  const { limit, windowSeconds } = callsOfKey
  reply.header('ratelimit-policy', `"key";q=${limit};w=${windowSeconds}`)
  reply.header('ratelimit', `"key";r=${left};t=${resetsInSeconds}`)
}

/** Refuses what a key was not made for, and what the member it acts for may not do. */
const refuseBeyond = (endpoint: Endpoint, { key, memberRole }: KeyCaller): void => {
  const { scope } = endpoint
  if (!scope) throw new Error(`${endpoint.path} says nothing of a scope`)
  if (!key.scopes.includes(scope))
    throw new DomainError('scope_missing', {
      message: `This key was not made for that: it lacks “${keyScopeWords[scope].name.toLowerCase()}”.`,
    })
  if (!mayDo(memberRole, dutyOfScope[scope]))
    throw new DomainError('not_permitted', {
      message:
        'The member this key acts for may not do this, or has left. An owner gives it a new secret to answer for it.',
    })
}

/** What a key of the other market asks for is nothing of ours: it is handed on whole, or its key opens nothing. */
const handOn = async ({ findTestMarket }: Programs, caller: KeyCaller): Promise<Elsewhere> => {
  if (caller.key.mode === 'live' || !findTestMarket) throw new DomainError('invalid_key')
  return findTestMarket(caller)
}

/**
 * Before a call of a program is read: by which version, by which key, how often, and whether it was made for that. Answers
 * who answers it instead, if it is for another market.
 */
export const guardProgram = async (
  programs: Programs,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Elsewhere | null> => {
  const { authenticate, count, mode } = programs
  reply.header('vary', 'authorization, ledgerleaf-version')
  if (endpoint.caller !== 'key') {
    reply.header('ledgerleaf-version', chooseVersion(request, null))
    return null
  }
  const now = new Date()
  const caller = await authenticate(request, now)
  if (!caller)
    throw request.headers.authorization
      ? new DomainError('invalid_key')
      : new DomainError('invalid_key', {
          message: 'Send a key with the call, in its header: “Authorization: Bearer live_…”.',
        })
  if (caller.key.mode !== mode) return handOn(programs, caller)
  // Noted here, so that whoever looks into a refusal sees whose it was.
  request.program = caller
  reply.header('ledgerleaf-version', chooseVersion(request, caller))
  const used = await count(caller.keyId, now)
  tellLimit(reply, used)
  if (used.refusal) throw used.refusal
  refuseBeyond(endpoint, caller)
  return null
}
