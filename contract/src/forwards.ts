import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ForwardOffer, Outlook, Shortfall } from './forward-terms.ts'
import { PaperLayout } from './paper-layout.ts'
import { Cents, Credits, WantedCredits } from './units.ts'

export const MilestoneState = z.enum(['open', 'delivered', 'replaced', 'refunded'])
export type MilestoneState = z.infer<typeof MilestoneState>

const OrderMilestone = z.object({
  id: z.string(),
  /** As agreed when it was bought, and as it is now. */
  agreedOn: z.string(),
  dueOn: z.string(),
  quantity: Credits,
  delivered: Credits,
  state: MilestoneState,
  waits: z.int(),
})
export type OrderMilestone = z.infer<typeof OrderMilestone>

/** From bought to claimed: `future` until something was delivered, `retired` once all of it is. */
export const ForwardStatus = z.enum(['future', 'partly', 'delivered', 'retired', 'refunded'])
export type ForwardStatus = z.infer<typeof ForwardStatus>

/** What a certificate says of each: before all of it is retired, that it is no offset. */
export const forwardWords: Record<ForwardStatus, { word: string; says: string }> = {
  future: {
    word: 'Future',
    says: 'Nothing is delivered yet. These tonnes have offset nothing and cannot be claimed.',
  },
  partly: {
    word: 'Partly delivered',
    says: 'Part of it is delivered. Only what is delivered and then retired offsets anything.',
  },
  delivered: {
    word: 'Delivered',
    says: 'Everything that was promised has come. It offsets nothing before it is retired.',
  },
  retired: { word: 'Retired', says: 'Delivered and retired: these tonnes are used, for good.' },
  refunded: {
    word: 'Not delivered',
    says: 'The credits did not come, and their money went back to the buyer. Nothing was offset.',
  },
}

export const stepWords = {
  bought: 'Bought, and paid into escrow',
  delivered: 'Delivered',
  replaced: 'Replaced by other credits',
  refunded: 'Not delivered, money returned',
  retired: 'Retired',
} as const

export const Delivery = z.object({
  id: z.string(),
  milestoneId: z.string(),
  at: z.string(),
  quantity: Credits,
  registry: z.string(),
  projectName: z.string(),
  batchId: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  isReplacement: z.boolean(),
  /** How many of exactly these credits are retired by now, and the certificates that say so. */
  retired: Credits,
  certificates: z.array(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

const forward = {
  /** The order line it was bought by; its public page is /certificates/{id}. */
  id: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  registryProjectId: z.nullable(z.string()),
  category: z.nullable(z.string()),
  mechanism: z.nullable(z.string()),
  country: z.nullable(z.string()),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  boughtAt: z.string(),
  status: ForwardStatus,
  quantity: Credits,
  delivered: Credits,
  retired: Credits,
  shortfall: Shortfall,
  milestones: z.array(OrderMilestone),
  deliveries: z.array(Delivery),
  /** Of what is still to come. */
  outlook: Outlook,
}

/** As its buyer sees it, with the money that is still in escrow. */
export const Forward = z.object({
  ...forward,
  orderId: z.string(),
  escrowCents: Cents,
  retiresOnDelivery: z.boolean(),
})
export type Forward = z.infer<typeof Forward>

/** For anyone: what was promised, what came, and where the log says so. It names nobody and no price. */
export const ForwardStep = z.object({
  kind: z.enum(['bought', 'delivered', 'replaced', 'refunded', 'retired']),
  at: z.string(),
  credits: z.int(),
  entryId: z.string(),
  logIndex: z.nullable(z.int()),
})
export type ForwardStep = z.infer<typeof ForwardStep>

export const ForwardCertificate = z.object({ ...forward, steps: z.array(ForwardStep) })
export type ForwardCertificate = z.infer<typeof ForwardCertificate>

/** A date a seller has to meet, and what is waiting for it. */
export const DueMilestone = z.object({
  ...OrderMilestone.def.shape,
  forwardId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  shortfall: Shortfall,
  /** What delivering the rest would bring, after the fee. */
  sellerCents: Cents,
  /** When the promise was bought, and what has come of the same purchase so far, by whichever date. */
  boughtOn: z.string(),
  came: z.array(z.object({ on: z.string(), quantity: Credits })),
})
export type DueMilestone = z.infer<typeof DueMilestone>

/** Serials the seller could hand over: an approved block of a vintage that is over, as far as it is not offered elsewhere. */
export const DeliverableBlock = z.object({
  blockId: z.string(),
  projectId: z.string(),
  registry: z.string(),
  serialPrefix: z.string(),
  serialStart: z.int(),
  serialEnd: z.int(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  availableCredits: Credits,
})
export type DeliverableBlock = z.infer<typeof DeliverableBlock>

/** From an approved serial block of the project; it is issued with the first of it that is delivered or listed. */
export const Deliver = z.object({
  quantity: WantedCredits,
  blockId: z.uuid('Choose the serial block to deliver from'),
})
export type Deliver = z.infer<typeof Deliver>

const tag = 'Forward purchases'
const params = z.object({ id: z.uuid() })

export const forwardsApi = {
  offers: endpoint({
    method: 'GET',
    path: '/api/forwards/offers',
    summary: 'What forward listings promise and what we would count on; other listings are left out',
    tag,
    effect: 'read',
    caller: 'anyone',
    query: z.object({ ids: z.string().check(z.maxLength(37 * 60)) }),
    answer: z.object({ offers: z.array(ForwardOffer) }),
    errors: [],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/forwards',
    summary: 'What the caller has bought forward, with its dates, deliveries and escrow',
    tag,
    effect: 'read',
    caller: 'person',
    answer: z.object({ forwards: z.array(Forward) }),
    errors: [],
  }),
  promised: endpoint({
    method: 'GET',
    path: '/api/seller/forwards',
    summary: 'The dates the caller has promised to buyers, nearest first, and what could be delivered',
    tag,
    effect: 'read',
    caller: 'person',
    answer: z.object({ milestones: z.array(DueMilestone), blocks: z.array(DeliverableBlock) }),
    errors: [],
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/api/seller/forwards/:id/deliveries',
    summary: 'Deliver credits against a milestone, whole or in part. Needs an Idempotency-Key header',
    tag,
    effect: 'change',
    caller: 'person',
    params,
    body: Deliver,
    answer: z.object({ id: z.string() }),
    errors: [
      'not_found',
      'insufficient_credits',
      'serials_issued',
      'not_approved',
      'milestone_over',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/forwards/:id/certificate',
    summary: 'What a forward purchase was promised and what has become of it, for anyone',
    tag,
    effect: 'read',
    caller: 'anyone',
    params,
    answer: ForwardCertificate,
    errors: ['not_found'],
  }),
  certificatePdf: endpoint({
    method: 'GET',
    path: '/api/forwards/:id/certificate.pdf',
    summary: 'The certificate of a forward purchase as PDF, with a QR code of its public page',
    tag,
    effect: 'read',
    caller: 'anyone',
    params,
    query: z.object({ layout: z.optional(PaperLayout) }),
    answer: z.unknown(),
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
} as const
