import type { Config, OpenIdConfig } from '../../platform/config.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isOddName } from '../organisations/index.ts'
import { type Auth, type AuthParts, createAuth } from './create-auth.ts'

export const openIdProvider = 'openid'

const discoveryMsMax = 5000

const refuseUnreachable = (name: string) =>
  new DomainError('unavailable', {
    message: `${name} cannot be reached for sign-in at the moment. Please try again later.`,
    retryAfterSeconds: 30,
  })

/** The provider must be there, and be the one it is configured as, before anybody is sent to it. */
const checkDiscovery = async ({ issuer, name }: OpenIdConfig, url: string): Promise<void> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(discoveryMsMax) }).catch(() => null)
  const document = answer?.ok ? await answer.json().catch(() => null) : null
  const named = typeof document === 'object' && document !== null && 'issuer' in document && document.issuer
  if (typeof named !== 'string' || named.replace(/\/$/, '') !== issuer) throw refuseUnreachable(name)
}

const connect = async (parts: AuthParts, openId: OpenIdConfig, stateCookie: string): Promise<Auth> => {
  const discoveryUrl = `${openId.issuer}/.well-known/openid-configuration`
  await checkDiscovery(openId, discoveryUrl)
  const provider = {
    providerId: openIdProvider,
    clientId: openId.clientId,
    clientSecret: openId.clientSecret,
    discoveryUrl,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    // Only a plain `true` is a yes: some providers send the text "false".
    mapProfileToUser: (profile: Record<string, unknown>) => ({
      emailVerified: profile.email_verified === true,
      // Nobody is asked for another one here: such an account has none until its person gives it.
      ...(typeof profile.name === 'string' && isOddName(profile.name) ? { name: '' } : {}),
    }),
  }
  const auth = createAuth(parts, [provider], stateCookie)
  const { socialProviders } = await auth.$context
  if (!socialProviders.some(({ id }) => id === openIdProvider)) throw refuseUnreachable(openId.name)
  return auth
}

/**
 * The library with the OpenID provider in it, once the provider has answered. Asked for at the first sign-in rather
 * than at start, and again after a failure: a provider that is away takes nothing else with it.
 */
export const createOpenIdAuth = (parts: AuthParts, stateCookie: string): (() => Promise<Auth>) => {
  const { openId }: Config = parts.config
  let connected: Promise<Auth> | undefined
  return async () => {
    if (!openId) throw new DomainError('provider_not_configured')
    connected ??= connect(parts, openId, stateCookie)
    return connected.catch((error: unknown) => {
      connected = undefined
      throw error
    })
  }
}
