import { randomBytes } from 'node:crypto'
import { Email } from '@ledgerleaf/contract/identity'
import { and, eq, gt, lte } from 'drizzle-orm'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Config } from '../../platform/config.ts'
import type { Db, Writer } from '../../platform/db.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { type Provider, returnPath } from './provider-queries.ts'
import { providerTrips } from './providers.tables.ts'
import { readProvider } from './read-provider.ts'
import { openClientSecret } from './save-provider.ts'
import { TripRefusal } from './trip-refusal.ts'

type TripParts = { db: Db; config: Pick<Config, 'publicUrl' | 'outside'>; secret: string }
export type Trip = typeof providerTrips.$inferSelect
/** Whom the provider means. */
export type MeantPerson = { subject: string; email: string; name: string; hostedDomain: string | null }

export const tripSeconds = 10 * 60

const openProvider = ({ config, secret }: TripParts, provider: Provider) =>
  readProvider(config.outside, { ...provider, clientSecret: openClientSecret(secret, provider) })

/** Sends a browser out. Answers where to, and what that browser is to keep: without it nobody comes back. */
export const startTrip = async (
  parts: TripParts,
  provider: Provider,
  { rememberMe, triedBy, email }: { rememberMe: boolean; triedBy: string | null; email: string },
  now: Date,
): Promise<{ url: string; browser: string }> => {
  const opened = await openProvider(parts, provider)
  const { organisationId, revision } = provider
  const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const browser = randomBytes(32).toString('base64url')
  await parts.db.insert(providerTrips).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    organisationId,
    revision,
    nonce,
    codeVerifier,
    rememberMe,
    triedBy,
    expiresAt: new Date(now.getTime() + tripSeconds * 1000),
  })
  const url = buildAuthorizationUrl(opened, {
    redirect_uri: `${parts.config.publicUrl}${returnPath(organisationId)}`,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    login_hint: email,
  })
  return { url: url.href, browser }
}

/** Uses a trip up: it is good once, within its time, for the browser that went out and at the address of its organisation. */
export const takeTrip = async (
  db: Writer,
  { state, browser, organisationId }: { state: string; browser: string; organisationId: string },
  now: Date,
): Promise<Trip> => {
  const [trip] = await db
    .delete(providerTrips)
    .where(
      and(
        eq(providerTrips.stateHash, hashToken(state)),
        eq(providerTrips.browserHash, hashToken(browser)),
        eq(providerTrips.organisationId, organisationId),
        gt(providerTrips.expiresAt, now),
      ),
    )
    .returning()
  if (!trip) throw new TripRefusal('trip_over')
  return trip
}

export const sweepTrips = async (db: Writer, now: Date): Promise<void> => {
  await db.delete(providerTrips).where(lte(providerTrips.expiresAt, now))
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '')

/** Hears what the provider says. Its token counts by issuer, audience, nonce, time and signature, which the library checks. */
export const hearProvider = async (
  parts: TripParts,
  provider: Provider,
  { nonce, codeVerifier }: Trip,
  { back, state }: { back: URL; state: string },
): Promise<MeantPerson> => {
  try {
    const opened = await openProvider(parts, provider)
    const tokens = await authorizationCodeGrant(opened, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const signed = tokens.claims()
    if (!signed) throw new TripRefusal('provider_failed')
    // Some providers keep the address out of the token and tell it when they are asked.
    const isTold = text(signed.email) !== '' || !opened.serverMetadata().userinfo_endpoint
    const told = isTold ? signed : await fetchUserInfo(opened, tokens.access_token, signed.sub)
    if (told.email_verified === false || String(told.email_verified) === 'false')
      throw new TripRefusal('email_not_verified')
    // What passes at sign-up passes here, and nothing else: it becomes the address mails go to.
    const email = Email.safeParse(text(told.email))
    if (!email.success) throw new TripRefusal('outside_domain')
    return {
      subject: signed.sub,
      email: email.data,
      name: text(told.name).slice(0, 200),
      hostedDomain: text(signed.hd).toLowerCase() || null,
    }
  } catch (error) {
    if (error instanceof TripRefusal) throw error
    const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied'
    throw new TripRefusal(isCancelled ? 'access_denied' : 'provider_failed', { cause: error })
  }
}
