import { KeyScope } from '@ledgerleaf/contract/key-scopes'
import { tokenApi } from '@ledgerleaf/contract/v1/token'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { type Call, type Route, route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { signToken, tokenSeconds } from './access-token.ts'
import { findKeyBySecret } from './find-acting-key.ts'
import { isSecret } from './key-secret.ts'

type Parts = { db: Db; secret: string; config: { publicUrl: string } }
type Client = { id: string; secret: string }

const asked = { limit: 120, windowSeconds: 60 }

// Both halves are written as in a form before they are put together (RFC 6749, 2.3.1).
const readHalf = (half: string): string => {
  try {
    return decodeURIComponent(half.replaceAll('+', ' '))
  } catch {
    return half
  }
}

const readBasic = (header: string | undefined): Client | null => {
  const [, encoded] = /^Basic ([\w+/=-]{1,1000})$/i.exec(header ?? '') ?? []
  if (!encoded) return null
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { id: readHalf(id), secret: readHalf(rest.join(':')) }
}

type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_scope'

/** In the shape every library for OAuth reads (RFC 6749, 5.2). */
const refuse = (reply: FastifyReply, error: OAuthError, says: string): never => {
  if (error === 'invalid_client') reply.header('www-authenticate', 'Basic realm="Ledgerleaf"')
  return reply
    .status(error === 'invalid_client' ? 401 : 400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error, error_description: says })) as never
}

/** Exchanges the id and secret of a key for a token that is over soon. */
export const tokenRoutes = ({ db, secret, config: { publicUrl } }: Parts): Route[] => {
  const grant = async ({ request, reply, now }: Call<typeof tokenApi.grant>) => {
    await consume(db, limitKey('grantToken', callerNetwork(request.ip)), asked, now)
    const { grant_type: type } = (request.body ?? {}) as Record<string, unknown>
    if (type !== undefined && type !== 'client_credentials')
      return refuse(reply, 'unsupported_grant_type', 'Only client_credentials is granted.')
    const form = z.safeParse(tokenApi.grant.form, request.body)
    if (!form.success)
      return refuse(reply, 'invalid_request', 'Send grant_type=client_credentials as a form.')
    const { client_id: id = '', client_secret: shown = '', scope } = form.data
    const basic = readBasic(request.headers.authorization)
    if (basic && (id || shown)) return refuse(reply, 'invalid_request', 'Name the client in one way.')
    const client = basic ?? { id, secret: shown }
    const key = isSecret(client.secret) ? await findKeyBySecret(db, hashToken(client.secret), now) : null
    if (!key || key.id !== client.id) {
      noteSecurity(request.log, 'key.refused', { ip: request.ip })
      return refuse(reply, 'invalid_client', 'There is no such key, or it has ended or was revoked.')
    }
    const wanted = scope?.split(' ').filter(Boolean) ?? []
    if (wanted.some((one) => !key.scopes.some((own) => own === one)))
      return refuse(reply, 'invalid_scope', `The key has: ${key.scopes.join(' ')}.`)
    const scopes = KeyScope.options.filter(
      (one) => key.scopes.includes(one) && (wanted.length === 0 || one === 'read' || wanted.includes(one)),
    )
    const granted = { keyId: key.id, secretMark: key.secretMark, scopes }
    reply.header('cache-control', 'no-store')
    return {
      access_token: await signToken({ secret, publicUrl }, granted, now),
      token_type: 'Bearer' as const,
      expires_in: tokenSeconds,
      scope: scopes.join(' '),
    }
  }
  return [{ ...route(tokenApi.grant, grant), urlForm: true }]
}
