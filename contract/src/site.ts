import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { firstCalls } from './first-calls.ts'
import { Email } from './identity.ts'
import { atMost, Line } from './text.ts'

export const SiteInfo = z.object({
  /** What the button of the configured OpenID provider says after "Continue with"; null where none is configured. */
  openIdName: z.nullable(z.string()),
  supportEmail: z.string(),
  salesEmail: z.string(),
  /** Whether mail leaves this installation; without a mail server it is kept in a folder of its own and reaches nobody. */
  sendsMail: z.boolean(),
  /** Its lines are parted by semicolons. */
  officeAddress: z.string(),
  /** Where else it can be followed; empty where nothing is configured. */
  socialLinks: z.array(z.string()),
  /** Whether payments run through the built-in sandbox, where no money moves. */
  sandboxPayments: z.boolean(),
  /** How companies may pay by invoice: how long a quote is valid, and how long they have to pay. Null where they cannot. */
  payByInvoice: z.nullable(z.object({ quoteDays: z.int(), termDays: z.int() })),
  /** What the marketplace keeps of a sale, in hundredths of a percent. */
  feeBasisPoints: z.int(),
  /** Where the issuer of invoices is registered for VAT, and its rate; null where it is not. */
  vat: z.nullable(z.object({ country: z.string(), basisPoints: z.int() })),
  /** The chain that repeats the ledger; null where none is configured. Its id is null where it is left to the node: GET /api/chain knows it then. */
  chain: z.nullable(z.object({ local: z.boolean(), name: z.string(), chainId: z.nullable(z.int()) })),
  /** False only in production mode: the style guide and the mail page exist elsewhere alone. */
  development: z.boolean(),
})
export type SiteInfo = z.infer<typeof SiteInfo>

export const ContactMessage = z.object({
  name: Line('Name', 200),
  email: Email,
  phone: z.optional(z.string().check(z.trim(), atMost(60, 'Phone'))),
  message: z.string().check(z.trim(), z.minLength(1, 'Message is required'), atMost(10_000, 'Message')),
  /** No person sees this field; whoever fills it is a machine. */
  website: z.optional(z.string().check(z.maxLength(1000))),
})

export const siteApi = {
  csrfToken: endpoint({
    ...firstCalls.csrfToken,
    summary: 'The token that every change by cookie must carry in the header x-csrf-token',
    tag: 'Site',
    answer: z.object({ csrfToken: z.string() }),
    errors: [],
  }),
  info: endpoint({
    ...firstCalls.siteInfo,
    summary: 'What this installation is configured to show',
    tag: 'Site',
    answer: SiteInfo,
    errors: [],
  }),
  contact: endpoint({
    ...firstCalls.contact,
    summary: 'Send a message to support; it is stored, mailed and acknowledged',
    tag: 'Site',
    body: ContactMessage,
    answer: z.object({ done: z.literal(true) }),
    errors: ['rate_limited'],
  }),
} as const
