import { QueuedRetirement, SellersWord } from '@ledgerleaf/contract/registry-retirements-api'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { isWaiting, sinceDay } from './queue-filter.ts'

const Row = z.extend(
  z.omit(QueuedRetirement, {
    serials: true,
    dueOn: true,
    isOverdue: true,
    assignee: true,
    isMine: true,
    instruction: true,
  }),
  {
    assignedTo: z.nullable(z.string()),
    projectId: z.string(),
    projectName: z.string(),
    registryProjectId: z.nullable(z.string()),
    sellerId: z.string(),
    serialPrefix: z.string(),
    spans: z.array(z.tuple([z.int(), z.int()])),
    sentOn: z.nullable(z.string()),
    remindedOn: z.nullable(z.string()),
    said: z.nullable(SellersWord),
  },
)
/** A retirement and all that is to be entered at its registry. */
export type QueuedRow = z.infer<typeof Row>

const dayIn = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD')`

/** Tasks (called `task`, of a `project`) that fulfil a condition: what waits longest first, then what was settled last. */
export const findQueued = (db: Reader, condition: SQL, limit: number): Promise<QueuedRow[]> =>
  query(
    db,
    Row,
    sql`
  select task.retirement_id as id, task.registry, task.state, ${sinceDay} as since, task.reference, task.link,
    task.retired_on::text as "retiredOn", task.confirmed_by as "confirmedBy", task.file_as_of::text as "fileAsOf",
    task.contradicted_on::text as "contradictedOn", task.act_id as "actId", task.quantity, task.beneficiary,
    task.on_behalf_of as "onBehalfOf", task.reason, task.purpose, task.failure, task.covered, task.contradiction,
    task.assigned_to as "assignedTo", project.id as "projectId", project.name as "projectName",
    project.registry_project_id as "registryProjectId", project.seller_id as "sellerId",
    batch.serial_prefix as "serialPrefix",
    batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn", (
      select coalesce(json_agg(json_build_array(lower(run), upper(run) - 1) order by lower(run)), '[]')
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id,
        unnest(posting.serials) run
      where entry.key = 'retire:' || task.retirement_id
    ) as spans,
    ${dayIn(sql`task.instructed_at`)} as "sentOn", task.reminded_on::text as "remindedOn",
    case when task.said_at is not null then json_build_object('reference', task.said_reference, 'link', task.said_link,
      'retiredOn', task.said_retired_on, 'saidOn', ${dayIn(sql`task.said_at`)}) end as said
  from registry_retirements task
  join ${batchesOfProjects} on batch.id = task.batch_id
  where ${condition}
  order by case when ${isWaiting} then task.pending_since end, task.settled_at desc, task.retirement_id
  limit ${limit}`,
  )

export const spansOf = ({ serialPrefix, spans }: QueuedRow) =>
  spans.map(([first, last]) => ({ prefix: serialPrefix, first, last }))
