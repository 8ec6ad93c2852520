import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Reason } from './reason.ts'
import { RegistryRetirement, RegistryRetirementState } from './registry-retirement.ts'
import { SerialSpan } from './serials.ts'
import { atMost, KeptLine } from './text.ts'
import { Credits } from './units.ts'

const isAddress = (text: string): boolean => {
  try {
    const { protocol, username, password, hostname } = new URL(text)
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
  } catch {
    return false
  }
}

export const RegistryReference = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter the id the registry gave'),
  atMost(80, 'The id'),
  z.refine((text) => !/\p{Cc}/u.test(text), 'The id holds a character that cannot be shown'),
  z.refine((text) => !/^https?:/i.test(text), 'This is an address: enter it as the link'),
)
const Link = z.string().check(
  z.trim(),
  atMost(500, 'The link'),
  z.refine((text) => text === '' || isAddress(text), 'A link starts with https:// and names a site'),
)

/** An id as a person types it in. */
export const typedId = {
  reference: RegistryReference,
  /** Empty: built from the id where the registry's addresses are known. */
  link: z.optional(Link),
  retiredOn: z.iso.date('Enter the day of the retirement at the registry'),
}
const Ids = z.array(z.uuid()).check(
  z.minLength(1, 'Choose at least one retirement'),
  z.maxLength(200, 'At most 200 retirements at once'),
  z.refine((ids) => new Set(ids).size === ids.length, 'A retirement is named twice'),
)

/** One id for one retirement, or for several that the registry retired in one go. */
export const EnterRegistryId = z.object({ ids: Ids, ...typedId })
export type EnterRegistryId = z.infer<typeof EnterRegistryId>

export const CorrectRegistryId = z.object({
  ...typedId,
  reason: Reason(1000),
  /** The id that is shown to whoever corrects: another may have been faster. */
  formerReference: z.nullable(z.string().check(z.maxLength(200))),
})
export type CorrectRegistryId = z.infer<typeof CorrectRegistryId>

/** What a seller, who holds the credits at the registry, says of retiring them there. */
export const SellersWord = z.object({
  reference: z.string(),
  link: z.nullable(z.string()),
  retiredOn: z.string(),
  saidOn: z.string(),
})
export type SellersWord = z.infer<typeof SellersWord>

/** What is to be retired at a registry, with all that is to be entered there. */
export const QueuedRetirement = z.extend(RegistryRetirement, {
  id: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  quantity: Credits,
  serials: z.array(SerialSpan),
  beneficiary: KeptLine,
  onBehalfOf: z.nullable(KeptLine),
  reason: z.string(),
  purpose: KeptLine,
  dueOn: z.string(),
  isOverdue: z.boolean(),
  /** Who has taken it on. */
  assignee: z.nullable(z.string()),
  isMine: z.boolean(),
  /** Why it could not be done. */
  failure: z.nullable(z.string()),
  /** Credits of it that the registry's files show as retired. */
  covered: z.int(),
  /** What a file says that cannot be, if this retirement is to count. */
  contradiction: z.nullable(z.string()),
  /** The seller holds the credits at the registry, and was told to retire them there; null where the platform holds them. */
  instruction: z.nullable(
    z.object({ seller: z.nullable(z.string()), sentOn: z.string(), said: z.nullable(SellersWord) }),
  ),
})
export type QueuedRetirement = z.infer<typeof QueuedRetirement>

export const RetirementGroup = z.object({
  registry: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registryProjectId: z.nullable(z.string()),
  retirements: z.array(QueuedRetirement),
})
export type RetirementGroup = z.infer<typeof RetirementGroup>

export const RetirementQueue = z.object({
  groups: z.array(RetirementGroup),
  /** How many there are of each, whatever is shown. */
  open: z.int(),
  overdue: z.int(),
  contradicted: z.int(),
  /** How many fit what was asked for; only the first of them are shown. */
  found: z.int(),
  registries: z.array(z.string()),
  /** Business days within which a retirement is to be told to its registry. */
  dueDays: z.int(),
})
export type RetirementQueue = z.infer<typeof RetirementQueue>

export const QueueFilter = z.object({
  registry: z.optional(z.string().check(z.maxLength(80))),
  state: z.optional(z.enum(['open', 'overdue', 'contradicted', ...RegistryRetirementState.options])),
  /** A certificate's number, its beginning, or its address. */
  certificate: z.optional(z.string().check(z.trim(), z.maxLength(300))),
})
export type QueueFilter = z.infer<typeof QueueFilter>

const Params = z.object({ id: z.uuid() })
const Done = z.object({ done: z.literal(true) })
const operator = { tag: 'Operator', caller: 'person' } as const
const change = { ...operator, method: 'POST', effect: 'change', answer: Done } as const

export const registryRetirementsApi = {
  queue: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/retirements',
    summary: 'What is to be retired at the registries, by registry and project, overdue first',
    effect: 'read',
    query: QueueFilter,
    answer: RetirementQueue,
    errors: ['forbidden'],
  }),
  csv: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/retirements/queue.csv',
    summary: 'The same as CSV, one line for each range of serials',
    effect: 'read',
    query: QueueFilter,
    answer: z.unknown(),
    errors: ['forbidden'],
  }),
  take: endpoint({
    ...change,
    path: '/api/operator/retirements/take',
    summary: 'Say that you retire these at the registry now, or put them back',
    body: z.object({ ids: Ids, assignee: z.enum(['me', 'nobody']) }),
    errors: ['forbidden', 'not_found', 'retirement_changed'],
  }),
  enter: endpoint({
    ...change,
    path: '/api/operator/retirements/enter',
    summary: 'Enter the id that a registry gave to one retirement, or to several of one project',
    body: EnterRegistryId,
    errors: ['forbidden', 'not_found', 'retirement_changed'],
  }),
  correct: endpoint({
    ...change,
    path: '/api/operator/retirements/:id/correct',
    summary: 'Correct an id that was entered, with the reason; the former id stays in the trail',
    params: Params,
    body: CorrectRegistryId,
    errors: ['forbidden', 'not_found', 'retirement_changed'],
  }),
  giveUp: endpoint({
    ...change,
    path: '/api/operator/retirements/give-up',
    summary: 'Say that these cannot be retired at the registry, and why; the buyers are told by mail',
    body: z.object({ ids: Ids, reason: Reason(1000) }),
    errors: ['forbidden', 'not_found', 'retirement_changed'],
  }),
} as const
