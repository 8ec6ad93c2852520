import {
  QueuedRetirement,
  type QueueFilter,
  type RetirementGroup,
  type RetirementQueue,
} from '@ledgerleaf/contract/registry-retirements-api'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { dueOn, overdueSince } from './deadline.ts'

export type Asked = { filter: QueueFilter; operatorId: string; dueDays: number; now: Date }

const shownMax = 200
const isOpen = sql`task.state in ('pending', 'instructed')`
const since = sql`to_char(task.pending_since at time zone 'utc', 'YYYY-MM-DD')`

const today = (now: Date): string => now.toISOString().slice(0, 10)

const stateIs = (state: QueueFilter['state'], lastDay: string): SQL => {
  if (state === undefined || state === 'open') return isOpen
  if (state === 'overdue') return sql`${isOpen} and ${since} <= ${lastDay}`
  if (state === 'contradicted') return sql`task.contradiction is not null and task.state <> 'done'`
  return sql`task.state = ${state}`
}

/** Whatever somebody pastes: a number, its first characters, or the address of a certificate. */
const certificateIn = (text: string): string =>
  (/[0-9a-f]{8}-[0-9a-f-]{27}/i.exec(text)?.[0] ?? text).toLowerCase().replace(/[^0-9a-f-]/g, '') || 'none'

const wanted = ({ filter: { registry, state, certificate }, dueDays, now }: Asked): SQL => {
  const lastDay = overdueSince(today(now), dueDays)
  return sql.join(
    [
      // Whoever asks for one certificate wants to see it, however it stands.
      certificate && !state
        ? sql`task.retirement_id::text like ${`${certificateIn(certificate)}%`}`
        : stateIs(state, lastDay),
      ...(certificate && state
        ? [sql`task.retirement_id::text like ${`${certificateIn(certificate)}%`}`]
        : []),
      ...(registry ? [sql`task.registry = ${registry}`] : []),
    ],
    sql` and `,
  )
}

const Row = z.extend(z.omit(QueuedRetirement, { serials: true, dueOn: true, isOverdue: true }), {
  projectId: z.string(),
  projectName: z.string(),
  registryProjectId: z.nullable(z.string()),
  serialPrefix: z.string(),
  spans: z.array(z.tuple([z.int(), z.int()])),
})
type Row = z.infer<typeof Row>

const Counts = z.object({
  open: z.int(),
  overdue: z.int(),
  contradicted: z.int(),
  found: z.int(),
  registries: z.array(z.string()),
})

const selectRows = (asked: Asked, limit: number): SQL => sql`
  select task.retirement_id as id, task.registry, task.state, ${since} as since, task.reference, task.link,
    task.retired_on::text as "retiredOn", task.confirmed_by as "confirmedBy", task.file_as_of::text as "fileAsOf",
    task.contradicted_on::text as "contradictedOn", task.act_id as "actId", task.quantity, task.beneficiary,
    task.on_behalf_of as "onBehalfOf", task.reason, task.purpose, task.failure, task.covered, task.contradiction,
    person.name as assignee, coalesce(task.assigned_to = ${asked.operatorId}::uuid, false) as "isMine",
    project.id as "projectId", project.name as "projectName", project.registry_project_id as "registryProjectId",
    batch.serial_prefix as "serialPrefix", batch.vintage_starts_on::text as "vintageStartsOn",
    batch.vintage_ends_on::text as "vintageEndsOn", (
      select coalesce(json_agg(json_build_array(lower(run), upper(run) - 1) order by lower(run)), '[]')
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id,
        unnest(posting.serials) run
      where entry.key = 'retire:' || task.retirement_id
    ) as spans
  from registry_retirements task
  join ${batchesOfProjects} on batch.id = task.batch_id
  left join users person on person.id = task.assigned_to
  where ${wanted(asked)}
  order by case when ${isOpen} then task.pending_since end, task.settled_at desc, task.retirement_id
  limit ${limit}`

const toQueued = (
  { serialPrefix, spans, projectId: _, projectName: _name, registryProjectId: _id, ...row }: Row,
  asked: Asked,
): QueuedRetirement => {
  const due = dueOn(row.since, asked.dueDays)
  const isWaiting = row.state === 'pending' || row.state === 'instructed'
  return {
    ...row,
    serials: spans.map(([first, last]) => ({ prefix: serialPrefix, first, last })),
    dueOn: due,
    isOverdue: isWaiting && due < today(asked.now),
  }
}

/** By registry and project, in the order of what waits longest in each. */
const groupRows = (rows: readonly Row[], asked: Asked): RetirementGroup[] => {
  const groups = new Map<string, RetirementGroup>()
  for (const row of rows) {
    const { registry, projectId, projectName, registryProjectId } = row
    const group = groups.get(`${registry} ${projectId}`) ?? {
      registry,
      projectId,
      projectName,
      registryProjectId,
      retirements: [],
    }
    group.retirements.push(toQueued(row, asked))
    groups.set(`${registry} ${projectId}`, group)
  }
  return [...groups.values()]
}

/** What waits for an operator, longest first; with other filters also what is settled, newest first. */
export const findQueue = async (db: Reader, asked: Asked, limit = shownMax): Promise<RetirementQueue> => {
  const rows = await query(db, Row, selectRows(asked, limit))
  const lastDay = overdueSince(today(asked.now), asked.dueDays)
  const [counts] = await query(
    db,
    Counts,
    sql`
    select count(*) filter (where ${stateIs('open', lastDay)}) as open,
      count(*) filter (where ${stateIs('overdue', lastDay)}) as overdue,
      count(*) filter (where ${stateIs('contradicted', lastDay)}) as contradicted,
      count(*) filter (where ${wanted(asked)}) as found,
      coalesce(array_agg(distinct task.registry), '{}') as registries
    from registry_retirements task`,
  )
  return {
    groups: groupRows(rows, asked),
    ...(counts ?? { open: 0, overdue: 0, contradicted: 0, found: 0, registries: [] }),
    dueDays: asked.dueDays,
  }
}
