import { type SQL, sql } from 'drizzle-orm'
import { erasedEmail } from '../identity/index.ts'

/** Whoever is asked about: an account, or only an address that a guest gave. */
export type Subject = { id: string | null; email: string }

/** What stands where a name stood. */
export const erasedName = 'Erased account'

type Erasing =
  | { how: 'delete' }
  /** What is personal in the rows is overwritten; the rows stay for what rests on them. */
  | { how: 'overwrite'; set: (subject: Subject) => SQL; why: string }
  | { how: 'keep'; why: string }

export type PersonalTable = {
  table: string
  rows: (subject: Subject) => SQL
  /** Columns that are no answer to the person: secrets, and who else took part. */
  hidden?: readonly string[]
  erasing: Erasing
}

const ofReport = (column = 'report_id') => ({
  rows: ({ id }: Subject) =>
    sql`${sql.raw(column)} in (select id from reports where person_id = ${id}::uuid)`,
  erasing: { how: 'delete' } as const,
})
const ofProject = (column = 'project_id') => ({
  rows: ({ id }: Subject) =>
    sql`${sql.raw(column)} in (select id from projects where seller_id = ${id}::uuid)`,
  erasing: { how: 'keep', why: 'the public file of a project whose credits others hold' } as const,
})
const ofDocument = {
  rows: ({ id }: Subject) =>
    sql`document_id in (select document.id from project_documents document
      join projects on projects.id = document.project_id where projects.seller_id = ${id}::uuid)`,
  erasing: { how: 'keep', why: 'the public file of a project whose credits others hold' } as const,
}
const by =
  (column: string) =>
  ({ id }: Subject): SQL =>
    sql`${sql.raw(column)} = ${id}::uuid`
const mine = ({ id, email }: Subject): SQL => sql`(buyer_id = ${id}::uuid or lower(email) = ${email})`
const ofOrder = (column = 'order_id') => ({
  rows: (subject: Subject) => sql`${sql.raw(column)} in (select id from orders where ${mine(subject)})`,
  erasing: { how: 'keep', why: 'the books of an order; no name stands in them' } as const,
})
const literally = (text: string) => text.replace(/[^a-z0-9@]/gi, (mark) => `\\${mark}`)

/** What a payment provider told us, or our own test provider kept, about somebody with this address. */
const naming = (column: string, type: 'jsonb' | 'text') => ({
  rows: ({ email }: Subject) => sql`position(${email} in lower(${sql.raw(column)}::text)) > 0`,
  erasing: {
    how: 'overwrite',
    set: ({ id, email }: Subject) =>
      sql`${sql.raw(column)} =
        regexp_replace(${sql.raw(column)}::text, ${literally(email)}, ${erasedEmail(id)}, 'gi')::${sql.raw(type)}`,
    why: 'what the payment provider reported, without the address',
  } as const,
})
const ledgerWhy = 'the ledger is append-only and others’ holdings rest on it; it holds numbers, no names'

/**
 * Every table that holds something about a person, and what erasing does there, in the order in which it is done. A test
 * walks the database and fails for a table that is missing here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'sessions', rows: by('user_id'), hidden: ['token'], erasing: { how: 'delete' } },
  {
    table: 'accounts',
    rows: by('user_id'),
    hidden: ['password', 'access_token', 'refresh_token', 'id_token'],
    erasing: { how: 'delete' },
  },
  {
    table: 'verifications',
    rows: ({ id, email }) =>
      sql`(position(${email} in lower(value)) > 0 or position(${id ?? email} in value) > 0)`,
    hidden: ['identifier', 'value'],
    erasing: { how: 'delete' },
  },
  { table: 'roles', rows: by('user_id'), erasing: { how: 'delete' } },
  {
    table: 'idempotency_keys',
    rows: ({ id }) => sql`position(${id ?? 'nobody'} in holder) > 0`,
    hidden: ['input_hash'],
    erasing: { how: 'delete' },
  },
  {
    table: 'support_replies',
    rows: ({ id, email }) =>
      sql`message_id in (select id from support_messages where user_id = ${id}::uuid or lower(email) = ${email})`,
    hidden: ['operator_id'],
    erasing: { how: 'delete' },
  },
  {
    table: 'support_messages',
    rows: ({ id, email }) => sql`(user_id = ${id}::uuid or lower(email) = ${email})`,
    erasing: { how: 'delete' },
  },
  {
    table: 'analysis_corrections',
    rows: ({ id }) =>
      sql`analysis_id in (select analyses.id from analyses join reports on reports.id = report_id where person_id = ${id}::uuid)`,
    erasing: { how: 'delete' },
  },
  { table: 'analysis_findings', ...ofReport() },
  { table: 'analyses', ...ofReport() },
  { table: 'report_pages', ...ofReport(), hidden: ['words'] },
  { table: 'report_images', ...ofReport() },
  { table: 'report_chunks', ...ofReport() },
  { table: 'reports', rows: by('person_id'), hidden: ['visitor_hash'], erasing: { how: 'delete' } },
  {
    table: 'subscription_runs',
    rows: ({ id }) => sql`subscription_id in (select id from subscriptions where buyer_id = ${id}::uuid)`,
    erasing: { how: 'delete' },
  },
  { table: 'subscriptions', rows: by('buyer_id'), erasing: { how: 'delete' } },
  { table: 'seller_details', rows: by('seller_id'), hidden: ['payout_sealed'], erasing: { how: 'delete' } },
  {
    table: 'seller_profiles',
    rows: by('user_id'),
    erasing: {
      how: 'overwrite',
      set: ({ id }) => sql`first_name = '', last_name = '', company_name = case when exists (
        select from order_lines line join orders on orders.id = line.order_id
        where line.seller_id = ${id}::uuid and orders.settled_at is not null) then company_name else ${erasedName} end`,
      why: 'a company that has sold credits stays named: buyers must say whom they bought from (AB 1305)',
    },
  },
  { table: 'payment_events', ...naming('body', 'jsonb') },
  { table: 'sandbox_sessions', ...naming('request', 'jsonb') },
  { table: 'sandbox_intents', ...naming('metadata', 'jsonb') },
  { table: 'sandbox_events', ...naming('body', 'text') },
  { table: 'sandbox_answers', ...naming('body', 'text') },
  {
    table: 'orders',
    rows: mine,
    hidden: ['room'],
    erasing: {
      how: 'overwrite',
      // Whoever bought as a guest did so with an address, and the money of the order is found by that.
      set: ({ id }) => sql`room = null, email = case when email is null then null else ${erasedEmail(id)} end,
        enterprise = case when settled_at >= (select since from invoices) then enterprise end`,
      why: 'the invoices of the years for which the law demands them; the rest without name and address',
    },
  },
  { table: 'order_lines', ...ofOrder(), hidden: ['seller_id'] },
  { table: 'payments', ...ofOrder(), hidden: ['url'] },
  { table: 'refunds', ...ofOrder() },
  { table: 'part_refunds', ...ofOrder() },
  { table: 'disputes', ...ofOrder() },
  {
    table: 'order_milestones',
    rows: (subject) =>
      sql`line_id in (select line.id from order_lines line join orders on orders.id = line.order_id where ${mine(subject)})`,
    erasing: { how: 'keep', why: 'the books of an order; no name stands in them' },
  },
  {
    table: 'retirements',
    rows: by('buyer_id'),
    hidden: ['salt'],
    erasing: {
      how: 'keep',
      why: 'a retirement is final and public, and so are the beneficiary and the purpose it was made for',
    },
  },
  { table: 'projects', rows: by('seller_id'), erasing: ofProject().erasing },
  { table: 'batches', ...ofProject() },
  { table: 'project_files', ...ofProject() },
  { table: 'serial_blocks', ...ofProject() },
  { table: 'project_documents', ...ofProject() },
  { table: 'document_pages', ...ofDocument },
  { table: 'document_evidence', ...ofDocument },
  { table: 'document_images', ...ofDocument },
  { table: 'document_files', ...ofDocument },
  { table: 'file_proposals', ...ofDocument },
  { table: 'scores', ...ofProject() },
  {
    table: 'listings',
    rows: by('seller_id'),
    erasing: { how: 'keep', why: 'orders rest on it; it names a token' },
  },
  { table: 'payouts', rows: by('seller_id'), erasing: { how: 'keep', why: ledgerWhy } },
  {
    table: 'forward_deliveries',
    rows: by('seller_id'),
    erasing: { how: 'keep', why: 'what was delivered to somebody else' },
  },
  {
    table: 'ledger_balances',
    rows: ({ id }) => sql`account like '%/' || ${id ?? 'nobody'}`,
    erasing: { how: 'keep', why: ledgerWhy },
  },
  {
    table: 'credit_ranges',
    rows: ({ id }) => sql`account like '%/' || ${id ?? 'nobody'}`,
    erasing: { how: 'keep', why: ledgerWhy },
  },
  {
    table: 'ledger_postings',
    rows: ({ id }) =>
      sql`(from_account like '%/' || ${id ?? 'nobody'} or to_account like '%/' || ${id ?? 'nobody'})`,
    // The other side of a posting may be somebody else's account.
    hidden: ['from_account', 'to_account'],
    erasing: { how: 'keep', why: ledgerWhy },
  },
  {
    table: 'log_salts',
    rows: ({ id }) => sql`person = ${id ?? 'nobody'}`,
    hidden: ['salt'],
    erasing: {
      how: 'keep',
      why: 'a refund or a dispute about an old order may still be written to the log under the same number',
    },
  },
  {
    table: 'audit_entries',
    rows: ({ id }) => sql`(operator_id = ${id}::uuid or subject_id = ${id}::uuid)`,
    hidden: ['salt', 'operator_id'],
    erasing: {
      how: 'keep',
      why: 'what operators did is proven by the public log; it holds numbers, no names',
    },
  },
  {
    table: 'users',
    rows: ({ id, email }) => sql`(id = ${id}::uuid or email = ${email})`,
    erasing: {
      how: 'overwrite',
      set: ({ id }) =>
        sql`name = ${erasedName}, email = ${erasedEmail(id)}, email_verified = false, image = null, updated_at = now()`,
      why: 'an empty shell with the number that ledger and orders point to',
    },
  },
]
