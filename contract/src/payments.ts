import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PayByCard } from './orders.ts'

/** What the payment provider says of the method the checkout would charge. */
export const PaymentMethod = z.object({
  chargeable: z.boolean(),
  /** Why not; null where it can be charged. */
  reason: z.nullable(z.string()),
  /** How an order is to be paid here: the sandbox charges its card on file, Stripe has its own page. */
  pay: PayByCard,
  sandbox: z.boolean(),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const paymentsApi = {
  validate: endpoint({
    method: 'POST',
    path: '/api/payments/validate',
    summary: 'Ask the payment provider whether the method can be charged',
    tag: 'Payments',
    effect: 'change',
    caller: 'anyone',
    answer: PaymentMethod,
    errors: ['payment_unavailable', 'rate_limited'],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/payments/webhook',
    summary: 'Where the payment provider reports; signed, stored first, handled after',
    tag: 'Payments',
    effect: 'change',
    caller: 'anyone',
    answer: z.object({ received: z.literal(true) }),
    errors: ['bad_signature', 'payment_unavailable', 'body_too_large'],
  }),
} as const
