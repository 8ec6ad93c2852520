import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { firstCalls } from './first-calls.ts'
import { atMost, cleanLines } from './text.ts'

const Text = (length: number) => z.string().check(z.overwrite(cleanLines), atMost(length))

/** A link a browser may follow: nothing but a web address. */
const Website = Text(200).check(
  z.regex(/^$|^https?:\/\/[^\s/]+\.[^\s]+$/i, 'A web address starts with https://'),
)

export const ProfilePatch = z.object({
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country')))),
  website: z.optional(z.nullable(Website)),
  description: z.optional(z.nullable(Text(2000))),
})
export type ProfilePatch = z.infer<typeof ProfilePatch>

export const SellerProfile = z.object({
  companyName: z.string(),
  country: z.nullable(z.string()),
  website: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The last four characters of the account, or null where none is known. */
  payoutEnding: z.nullable(z.string()),
})
export type SellerProfile = z.infer<typeof SellerProfile>

export const SellerCard = z.object({
  id: z.string(),
  companyName: z.string(),
  country: z.nullable(z.string()),
  projects: z.int(),
  /** Credits there are, at once or by subscription. */
  listedCredits: z.int(),
  /** Offered forward: they have no serials yet, and are none of those listed. */
  promisedCredits: z.int(),
})
export type SellerCard = z.infer<typeof SellerCard>

const tag = 'Sellers'

export const sellersApi = {
  profile: endpoint({
    method: 'GET',
    path: '/api/seller/profile',
    summary: 'The caller’s own profile as a seller',
    tag,
    effect: 'read',
    caller: 'person',
    answer: SellerProfile,
    errors: ['forbidden'],
  }),
  saveProfile: endpoint({
    method: 'PATCH',
    path: '/api/seller/profile',
    summary: 'Save some fields of the caller’s profile',
    tag,
    effect: 'change',
    caller: 'person',
    body: ProfilePatch,
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden'],
  }),
  list: endpoint({
    ...firstCalls.sellers,
    summary: 'Sellers who have credits listed, those with most projects first',
    tag,
    answer: z.object({ sellers: z.array(SellerCard) }),
    errors: [],
  }),
} as const
