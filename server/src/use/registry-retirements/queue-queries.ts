import {
  QueuedRetirement,
  type RetirementGroup,
  type RetirementQueue,
} from '@ledgerleaf/contract/registry-retirements-api'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findPersonNames } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { dueOn } from './deadline.ts'
import { dayOf, isWaiting, isWanted, type QueueAsked, sinceDay, stateIs } from './queue-filter.ts'

const shownMax = 200

const Row = z.extend(
  z.omit(QueuedRetirement, {
    serials: true,
    dueOn: true,
    isOverdue: true,
    assignee: true,
    isMine: true,
  }),
  {
    assignedTo: z.nullable(z.string()),
    projectId: z.string(),
    projectName: z.string(),
    registryProjectId: z.nullable(z.string()),
    serialPrefix: z.string(),
    spans: z.array(z.tuple([z.int(), z.int()])),
  },
)
type Row = z.infer<typeof Row>

const Counts = z.object({
  open: z.int(),
  overdue: z.int(),
  contradicted: z.int(),
  found: z.int(),
  registries: z.array(z.string()),
})

const selectRows = (asked: QueueAsked, limit: number): SQL => sql`
  select task.retirement_id as id, task.registry, task.state, ${sinceDay} as since, task.reference, task.link,
    task.retired_on::text as "retiredOn", task.confirmed_by as "confirmedBy", task.file_as_of::text as "fileAsOf",
    task.contradicted_on::text as "contradictedOn", task.act_id as "actId", task.quantity, task.beneficiary,
    task.on_behalf_of as "onBehalfOf", task.reason, task.purpose, task.failure, task.covered, task.contradiction,
    task.assigned_to as "assignedTo", project.id as "projectId", project.name as "projectName",
    project.registry_project_id as "registryProjectId", batch.serial_prefix as "serialPrefix",
    batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn", (
      select coalesce(json_agg(json_build_array(lower(run), upper(run) - 1) order by lower(run)), '[]')
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id,
        unnest(posting.serials) run
      where entry.key = 'retire:' || task.retirement_id
    ) as spans
  from registry_retirements task
  join ${batchesOfProjects} on batch.id = task.batch_id
  where ${isWanted(asked)}
  order by case when ${isWaiting} then task.pending_since end, task.settled_at desc, task.retirement_id
  limit ${limit}`

const toQueued = (row: Row, names: Map<string, string>, asked: QueueAsked): QueuedRetirement => {
  const {
    serialPrefix,
    spans,
    assignedTo,
    projectId: _,
    projectName: _n,
    registryProjectId: _i,
    ...task
  } = row
  const due = dueOn(row.since, asked.dueDays)
  const waits = row.state === 'pending' || row.state === 'instructed'
  return {
    ...task,
    serials: spans.map(([first, last]) => ({ prefix: serialPrefix, first, last })),
    dueOn: due,
    isOverdue: waits && due < dayOf(asked.now),
    assignee: (assignedTo && names.get(assignedTo)) ?? null,
    isMine: assignedTo === asked.operatorId,
  }
}

/** By registry and project, in the order of what waits longest in each. */
const groupRows = (rows: readonly Row[], toMember: (row: Row) => QueuedRetirement): RetirementGroup[] => {
  const groups = new Map<string, RetirementGroup>()
  for (const row of rows) {
    const { registry, projectId, projectName, registryProjectId } = row
    const name = `${registry} ${projectId}`
    const group = groups.get(name) ?? {
      registry,
      projectId,
      projectName,
      registryProjectId,
      retirements: [],
    }
    group.retirements.push(toMember(row))
    groups.set(name, group)
  }
  return [...groups.values()]
}

const countTasks = async (db: Reader, asked: QueueAsked): Promise<z.infer<typeof Counts>> => {
  const [counts] = await query(
    db,
    Counts,
    sql`
    select count(*) filter (where ${stateIs('open', asked)}) as open,
      count(*) filter (where ${stateIs('overdue', asked)}) as overdue,
      count(*) filter (where ${stateIs('contradicted', asked)}) as contradicted,
      count(*) filter (where ${isWanted(asked)}) as found,
      coalesce(array_agg(distinct task.registry), '{}') as registries
    from registry_retirements task`,
  )
  return counts ?? { open: 0, overdue: 0, contradicted: 0, found: 0, registries: [] }
}

/** What waits for an operator, longest first; with other filters also what is settled, newest first. */
export const findQueue = async (
  db: Reader,
  asked: QueueAsked,
  limit = shownMax,
): Promise<RetirementQueue> => {
  const rows = await query(db, Row, selectRows(asked, limit))
  const names = await findPersonNames(
    db,
    rows.flatMap(({ assignedTo }) => assignedTo ?? []),
  )
  return {
    groups: groupRows(rows, (row) => toQueued(row, names, asked)),
    ...(await countTasks(db, asked)),
    dueDays: asked.dueDays,
  }
}
