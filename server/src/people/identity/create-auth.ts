import { createHmac } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import { jwt } from 'better-auth/plugins/jwt'
import type { Logger } from 'pino'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { askedOf, databaseOfCall, handInUse } from './auth-database.ts'
import { accounts, jwks, sessions, users, verifications } from './identity.tables.ts'
import { hashPassword, verifyPassword } from './password.ts'

/**
 * Called in the transaction that signs somebody in, with the cookies they came with: what they did as a visitor may
 * become theirs.
 */
export type OnArrival = (
  tx: Tx,
  personId: string,
  cookies: Record<string, string | undefined>,
) => Promise<void>

export type AuthParts = { config: Config; secret: string; db: Db; log: Logger; onArrival?: OnArrival }

export const idTokenAudience = 'ledgerleaf'
export const rememberedSeconds = 30 * 24 * 60 * 60
/** How long the server honours a session whose cookie ends with the browser. */
export const unrememberedSeconds = 24 * 60 * 60
/** The header by which our own code, and nobody's request, tells the library the caller's address. */
export const addressHeader = 'x-ledgerleaf-address'

/** A secret of its own for each purpose: what one part signs, no other part can be made to accept. */
export const deriveSecret = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')

// A provider's tokens were needed to learn who signed in and never again, so they are not kept.
const withoutProviderTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}

/** The identity library on our own tables. It has no address of its own: our routes call it as functions. */
export const createAuth = (
  { config, secret, db, log }: AuthParts,
  providers: GenericOAuthConfig[] = [],
  stateCookie = 'ledgerleaf.state',
) => {
  const auth = betterAuth({
    appName: 'Ledgerleaf',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: deriveSecret(secret, 'identity'),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      log: (level, message, ...details) =>
        level === 'error'
          ? log.error({ code: 'identity-library-says', details }, message)
          : log.debug({ code: 'identity-library-says', details }, message),
    },
    database: drizzleAdapter(databaseOfCall(db), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications, jwks },
      transaction: true,
    }),
    session: { expiresIn: rememberedSeconds },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 256,
      password: {
        hash: async (password) => handInUse()?.passwordHash ?? hashPassword(password),
        verify: verifyPassword,
      },
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: async ({ token }) => {
        const hand = handInUse()
        if (hand) hand.resetToken = token
      },
      onPasswordReset: async ({ user }) => {
        const hand = handInUse()
        if (hand) hand.resetUserId = user.id
      },
    },
    emailVerification: {
      afterEmailVerification: async (user) => {
        const hand = handInUse()
        if (hand) hand.verifiedUserId = user.id
      },
    },
    verification: { storeIdentifier: 'hashed' },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      account: {
        create: { before: async (account) => ({ data: { ...account, ...withoutProviderTokens } }) },
      },
    },
    onAPIError: { errorURL: `${config.publicUrl}/signin/popup` },
    advanced: {
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.publicUrl.startsWith('https://') },
      cookies: { state: { name: stateCookie } },
    },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'ES256' } },
        jwt: { issuer: config.publicUrl, audience: idTokenAudience, expirationTime: '5m' },
      }),
      genericOAuth({ config: providers }),
    ],
  })
  return { ...auth, api: askedOf(auth.api) }
}

export type Auth = ReturnType<typeof createAuth>
