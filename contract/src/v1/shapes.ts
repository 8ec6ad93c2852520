import * as z from 'zod/mini'
import { Currency } from '../currencies.ts'
import { type ErrorCode, errorCatalogue } from '../errors.ts'
import { Cents, Credits } from '../units.ts'

/** Schemas that have a name of their own in the description of the API. */
export const named = z.registry<{ id: string; description?: string }>()

/** An amount, in hundredths of its currency. */
export const Money = z.object({ amount: z.int(), currency: Currency, unit: z.literal('cent') })
named.add(Money, { id: 'Money', description: 'A whole number of hundredths of a currency.' })
export type V1Money = z.infer<typeof Money>

/** Whole tonnes; a credit is one of them. */
export const Tonnes = z.object({ amount: z.int(), unit: z.literal('tCO2e') })
named.add(Tonnes, { id: 'Tonnes', description: 'Whole tonnes of CO2e. One credit is one tonne.' })
export type Tonnes = z.infer<typeof Tonnes>

/** The same as somebody sends it: an amount in dollars. */
export const SentMoney = z.object({
  amount: Cents,
  currency: z.optional(z.literal('usd')),
  unit: z.optional(z.literal('cent')),
})
export const SentTonnes = z.object({
  amount: Credits.check(z.minimum(1)),
  unit: z.optional(z.literal('tCO2e')),
})

/**
 * Whether it is of the real market. False in a test market, where nothing is bought, paid or retired.
 */
export const livemode = z.boolean()

/** A page of a list is asked for by these. */
export const pageQuery = {
  /** How many at once. */
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  /** The `nextCursor` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(1000))),
}

/** One page of a list; `nextCursor` is null on the last. */
export const Page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.nullable(z.string()) })

/** What is shown whole only where it is asked for: names parted by commas. */
export const Expand = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.optional(
    z.string().check(
      z.maxLength(200),
      z.refine(
        (text) => text.split(',').every((name) => names.includes(name.trim())),
        `Can be expanded: ${names.join(', ')}`,
      ),
    ),
  )

/** Every refusal of the public API (RFC 9457). */
export const Problem = z.object({
  /** An address under which the code is explained. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What was wrong this time, in words for a person. */
  detail: z.string(),
  /** What a program goes by. */
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  /** Where in what was sent, if it is one place. */
  field: z.optional(z.string()),
  /** With `price_changed`: what it costs now. */
  total: z.optional(Money),
  requestId: z.string(),
})
named.add(Problem, { id: 'Problem', description: 'A refusal, after RFC 9457.' })
export type V1Problem = z.infer<typeof Problem>

/** What waits for a person: nothing was charged, held or retired. */
export const Waiting = z.object({
  object: z.literal('approval'),
  /** Of the request, as colleagues see it. */
  id: z.string(),
  status: z.literal('waiting'),
  /** Why it was not done at once. */
  detail: z.string(),
  /** Where a person looks at it. */
  url: z.string(),
})
named.add(Waiting, {
  id: 'WaitingForApproval',
  description: 'More than the key does alone: it waits for a person to approve it. Nothing was done.',
})
export type Waiting = z.infer<typeof Waiting>

/** The refusals of every call that is repeated by its key. */
export const keyed = ['idempotency_missing', 'idempotency_mismatch', 'idempotency_in_flight'] as const
