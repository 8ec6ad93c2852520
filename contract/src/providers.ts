import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Email } from './identity.ts'
import { Proof } from './proof.ts'
import { Line } from './text.ts'

export const domainsMax = 10
/** For how many days a domain counts on after its record was last seen. */
export const recordGraceDays = 7

/** As people write it: with an at sign before it, or in capitals. */
const Domain = z.string().check(
  z.overwrite((text: string) => text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '')),
  z.maxLength(200, 'Write a domain such as example.com'),
  z.regex(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/,
    'Write a domain such as example.com',
  ),
)

/** As what somebody joins who comes through the provider for the first time; or only who was invited. */
export const Newcomers = z.enum(['invited', 'viewer', 'preparer'])
export type Newcomers = z.infer<typeof Newcomers>

const Issuer = z.string().check(
  z.overwrite((text: string) =>
    text
      .trim()
      .replace(/\/\.well-known\/openid-configuration$/, '')
      .replace(/\/$/, ''),
  ),
  z.maxLength(500, 'The issuer is longer than 500 characters'),
  z.regex(/^https?:\/\/[^\s?#]+$/, 'Write the issuer as an address, such as https://login.example.com'),
)

export const SavedProvider = z.object({
  name: Line('Name', 40),
  issuer: Issuer,
  clientId: Line('Client ID', 300),
  /** Empty keeps the one that was saved. */
  clientSecret: z
    .string()
    .check(z.trim(), z.maxLength(500, 'The client secret is longer than 500 characters')),
  newcomers: Newcomers,
  /** The provider asks for a second factor itself, so it is not asked again. */
  isFactorTrusted: z.boolean(),
  ...Proof.shape,
})

export const OwnDomain = z.object({
  domain: z.string(),
  /** What has to stand in the name system. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Whether it was seen, and whether it still is. */
  state: z.enum(['waiting', 'proven', 'missing']),
  checkedAt: z.nullable(z.string()),
  /** Of one whose record is gone: until when it counts. */
  countsUntil: z.nullable(z.string()),
})
export type OwnDomain = z.infer<typeof OwnDomain>

/** The connection as it may be shown: its secret never is. */
export const OwnProvider = z.object({
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  newcomers: Newcomers,
  isFactorTrusted: z.boolean(),
  /** When an owner came back from it with their own address. */
  triedAt: z.nullable(z.string()),
  isOn: z.boolean(),
  isRequired: z.boolean(),
})
export type OwnProvider = z.infer<typeof OwnProvider>

export const ProviderStanding = z.object({
  redirectAddress: z.string(),
  domains: z.array(OwnDomain),
  provider: z.nullable(OwnProvider),
})
export type ProviderStanding = z.infer<typeof ProviderStanding>

/** One thing that was looked at when the connection was tested. */
export const TestedPoint = z.object({ isFine: z.boolean(), says: z.string() })
export type TestedPoint = z.infer<typeof TestedPoint>

/** What the sign-in page offers for an address, by its domain alone. */
export const ProviderOffer = z.object({ name: z.string(), isRequired: z.boolean() })
export type ProviderOffer = z.infer<typeof ProviderOffer>

const tag = 'Organisation'
const own = { tag, caller: 'person', effect: 'change' } as const
const Done = z.object({ done: z.literal(true) })
const Url = z.object({ url: z.string() })

export const providersApi = {
  standing: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/provider',
    summary: 'Its domains and its own OpenID provider, and how far they are set up',
    effect: 'read',
    answer: ProviderStanding,
    errors: [],
  }),
  addDomain: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/domains',
    summary: 'Name a domain of the organisation; it counts once it is proven',
    body: z.object({ domain: Domain }),
    answer: Done,
    errors: ['email_unconfirmed', 'domain_taken', 'too_many_members', 'rate_limited'],
  }),
  checkDomain: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/domains/check',
    summary: 'Look for the record that proves a domain',
    body: z.object({ domain: Domain }),
    answer: z.object({ isProven: z.boolean(), says: z.string() }),
    errors: ['not_found', 'domain_taken', 'rate_limited'],
  }),
  removeDomain: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/domains/remove',
    summary: 'Take a domain off; nobody signs in by it any more',
    body: z.object({ domain: Domain, ...Proof.shape }),
    answer: Done,
    errors: ['not_found', 'wrong_credentials', 'wrong_factor', 'rate_limited'],
  }),
  save: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/organisation/provider',
    summary: 'Connect the organisation’s own OpenID provider; its secret is never shown again',
    body: SavedProvider,
    answer: Done,
    errors: ['domain_unproven', 'wrong_credentials', 'wrong_factor', 'rate_limited'],
  }),
  test: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/provider/test',
    summary: 'Read what the provider says of itself, point by point',
    answer: z.object({ points: z.array(TestedPoint) }),
    errors: ['not_found', 'rate_limited'],
  }),
  tryOut: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/provider/try',
    summary: 'The address at which an owner signs in once, to show that it works',
    answer: Url,
    errors: ['not_found', 'email_unconfirmed', 'domain_unproven', 'provider_unfit', 'rate_limited'],
  }),
  turn: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/provider/switch',
    summary: 'Switch sign-in through the provider on or off, and demand it or not',
    body: z.object({ isOn: z.boolean(), isRequired: z.boolean(), ...Proof.shape }),
    answer: Done,
    errors: [
      'not_found',
      'domain_unproven',
      'provider_untried',
      'wrong_credentials',
      'wrong_factor',
      'rate_limited',
    ],
  }),
  remove: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/provider/remove',
    summary: 'Forget the provider and its secret',
    body: z.object(Proof.shape),
    answer: Done,
    errors: ['not_found', 'wrong_credentials', 'wrong_factor', 'rate_limited'],
  }),
  offer: endpoint({
    method: 'GET',
    path: '/api/auth/provider',
    summary: 'By which provider addresses of a domain sign in; says nothing of any account',
    tag,
    effect: 'read',
    caller: 'anyone',
    query: z.object({ domain: Domain }),
    answer: z.object({ offer: z.nullable(ProviderOffer) }),
    errors: ['rate_limited'],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/auth/provider/start',
    summary: 'The address of the provider of an address’s domain, to open in a popup',
    tag,
    effect: 'change',
    caller: 'anyone',
    body: z.object({ email: Email, rememberMe: z.optional(z.boolean()) }),
    answer: Url,
    errors: ['not_found', 'provider_unfit', 'rate_limited'],
  }),
} as const
