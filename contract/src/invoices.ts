import * as z from 'zod/mini'
import { Currency } from './currencies.ts'
import { endpoint, FileAnswer } from './endpoint.ts'
import { Cents } from './units.ts'

export const InvoiceKind = z.enum(['invoice', 'credit_note', 'fee_invoice', 'fee_credit_note'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** An invoice or credit note as lists show it. */
export const ListedInvoice = z.object({
  number: z.string(),
  kind: InvoiceKind,
  issuedAt: z.string(),
  /** Until when it is to be paid; null where it was paid at once, or money goes back. */
  dueAt: z.nullable(z.string()),
  title: z.string(),
  orderId: z.nullable(z.string()),
  /** What the amounts are in. */
  currency: Currency,
  netMinor: Cents,
  vatMinor: Cents,
  totalMinor: Cents,
  /** Null once it has been taken off. */
  buyer: z.nullable(z.string()),
})
export type ListedInvoice = z.infer<typeof ListedInvoice>

const InvoiceList = z.object({ invoices: z.array(ListedInvoice), more: z.boolean() })
/** Older than this number's. */
const before = z.optional(z.string().check(z.maxLength(40)))

export const invoicesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/invoices',
    summary: 'The caller’s invoices and credit notes as a buyer, newest first, 50 at a time',
    tag: 'Invoices',
    effect: 'read',
    caller: 'person',
    query: z.object({ before }),
    answer: InvoiceList,
    errors: [],
  }),
  fees: endpoint({
    method: 'GET',
    path: '/api/invoices/fees',
    summary: 'What the platform invoiced the calling seller for its fees, newest first, 50 at a time',
    tag: 'Invoices',
    effect: 'read',
    caller: 'person',
    query: z.object({ before }),
    answer: z.extend(InvoiceList, {
      /** Whether the fees of each month are invoiced after it; while how they are taxed is not decided they are not. */
      isMonthly: z.boolean(),
    }),
    errors: [],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/invoices/files/:file',
    summary:
      'An invoice or credit note by its number: as PDF, or as the XML of EN 16931 where the standard’s questions were answered. For its buyer, its seller, an operator, or whoever brings the order’s token',
    tag: 'Invoices',
    effect: 'read',
    caller: 'anyone',
    params: z.object({
      file: z.string().check(z.regex(/^[A-Z][A-Z0-9]{0,9}-\d{4}-\d{6,9}\.(pdf|xml)$/)),
    }),
    query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
    answer: FileAnswer,
    errors: ['not_found', 'unavailable'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/operator/invoices',
    summary: 'For an operator: invoices whose number, buyer or order contains this, newest first',
    tag: 'Invoices',
    effect: 'read',
    caller: 'person',
    query: z.object({ find: z.optional(z.string().check(z.maxLength(100))), before }),
    answer: InvoiceList,
    errors: ['forbidden'],
  }),
} as const
