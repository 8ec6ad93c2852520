import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { KeyScope } from './key-scopes.ts'
import { Proof } from './proof.ts'
import { Line } from './text.ts'
import { largest } from './units.ts'
import { Whole } from './whole.ts'

/** So many that are not revoked. */
export const keysMax = 50
/** For how many hours the old secret may go on beside the new one. */
export const overlapHoursMax = 7 * 24

/** Of the market, or of one that is for trying out alone. */
export const KeyMode = z.enum(['live', 'test'])
export type KeyMode = z.infer<typeof KeyMode>

/** A key as it may be shown: what opens is shown once, when it is made. */
export const OrganisationKey = z.object({
  id: z.string(),
  name: z.string(),
  mode: KeyMode,
  scopes: z.array(KeyScope),
  /** Up to what it buys and retires within the days of the limits without a person; null for whatever its member may. */
  tradeCents: z.nullable(z.int()),
  retireTonnes: z.nullable(z.int()),
  /** The last letters of its secret. */
  secretEnd: z.string(),
  madeAt: z.string(),
  rotatedAt: z.nullable(z.string()),
  /** Until when the secret before this one goes on; null where it does not. */
  formerUntil: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** To the minute, and the network address it came from. */
  lastUsedAt: z.nullable(z.string()),
  lastUsedFrom: z.nullable(z.string()),
  /** The member whose role it acts by; null where they belong to the organisation no more, and it only reads. */
  answeredBy: z.nullable(z.string()),
})
export type OrganisationKey = z.infer<typeof OrganisationKey>

const Amount = Whole('Write whole cents', [0, 'Not less than nothing'], [largest, 'This is too much'])
const Tonnes = Whole('Write whole tonnes', [0, 'Not less than nothing'], [largest, 'This is too much'])

export const NewKey = z.object({
  name: Line('Name', 60),
  /** Of which market it is: the real one unless it says test. */
  mode: z.optional(KeyMode),
  scopes: z.array(KeyScope).check(z.minLength(1, 'Choose what it may do'), z.maxLength(5)),
  tradeCents: z.nullable(Amount),
  retireTonnes: z.nullable(Tonnes),
  /** The last day it is good for, by UTC; null for as long as nobody revokes it. */
  endsOn: z.nullable(
    z.iso
      .date('Write a day as year, month and day')
      .check(z.refine((day) => day < '3000', 'Choose an earlier day')),
  ),
  ...Proof.shape,
})
export type NewKey = z.infer<typeof NewKey>

/** A key with what opens: nobody can be shown it again. */
const KeyWithSecret = z.object({ key: OrganisationKey, secret: z.string() })
export type KeyWithSecret = z.infer<typeof KeyWithSecret>

const own = { tag: 'Organisation', caller: 'person' } as const
const params = z.object({ id: z.uuid() })

/** What owners do about the keys of an organisation. */
export const keysApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/keys',
    summary: 'The keys by which programs act for the organisation, the newest first',
    effect: 'read',
    answer: z.object({ keys: z.array(OrganisationKey) }),
    errors: [],
  }),
  make: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/keys',
    summary: 'Make a key; its secret is in the answer, and nowhere else',
    effect: 'change',
    body: NewKey,
    answer: KeyWithSecret,
    errors: [
      'wrong_credentials',
      'wrong_factor',
      'email_unconfirmed',
      'too_many_keys',
      'no_test_market',
      'rate_limited',
    ],
  }),
  rotate: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/keys/:id/rotate',
    summary:
      'Give a key a new secret and answer for it; the old secret goes on for some hours, or ends at once',
    effect: 'change',
    params,
    body: z.object({
      overlapHours: Whole(
        'Write whole hours',
        [0, 'Not less than none'],
        [overlapHoursMax, 'At most a week'],
      ),
      ...Proof.shape,
    }),
    answer: KeyWithSecret,
    errors: [
      'wrong_credentials',
      'wrong_factor',
      'email_unconfirmed',
      'not_found',
      'key_over',
      'rate_limited',
    ],
  }),
  revoke: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/keys/:id/revoke',
    summary: 'End a key at once, and for good. Safe to repeat',
    effect: 'change',
    params,
    answer: z.object({ done: z.literal(true) }),
    errors: ['not_found'],
  }),
}
