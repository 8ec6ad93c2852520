import type {
  QueuedRetirement,
  RetirementGroup,
  RetirementQueue,
} from '@ledgerleaf/contract/registry-retirements-api'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findPersonNames } from '../../people/identity/index.ts'
import { findPartyNames } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { dueOn } from './deadline.ts'
import { dayOf, isWanted, type QueueAsked, stateIs } from './queue-filter.ts'
import { findQueued, type QueuedRow, spansOf } from './queued-rows.ts'

const shownMax = 200

const Counts = z.object({
  open: z.int(),
  overdue: z.int(),
  contradicted: z.int(),
  found: z.int(),
  registries: z.array(z.string()),
})

type Names = Record<'operators' | 'sellers', Map<string, string>>

const toQueued = (row: QueuedRow, names: Names, asked: QueueAsked): QueuedRetirement => {
  const { serialPrefix: _p, spans: _s, projectId: _, projectName: _n, registryProjectId: _i, ...known } = row
  const { assignedTo, sellerId, sentOn, remindedOn: _r, said, ...task } = known
  const due = dueOn(row.since, asked.dueDays)
  const waits = row.state === 'pending' || row.state === 'instructed'
  return {
    ...task,
    serials: spansOf(row),
    dueOn: due,
    isOverdue: waits && due < dayOf(asked.now),
    assignee: (assignedTo && names.operators.get(assignedTo)) ?? null,
    isMine: assignedTo === asked.operatorId,
    instruction: sentOn === null ? null : { seller: names.sellers.get(sellerId) ?? null, sentOn, said },
  }
}

/** By registry and project, in the order of what waits longest in each. */
const groupRows = (
  rows: readonly QueuedRow[],
  toMember: (row: QueuedRow) => QueuedRetirement,
): RetirementGroup[] => {
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
  const rows = await findQueued(db, isWanted(asked), limit)
  const operators = rows.flatMap(({ assignedTo }) => assignedTo ?? [])
  const sellers = rows.flatMap(({ sellerId, sentOn }) => (sentOn ? [sellerId] : []))
  const names = {
    operators: await findPersonNames(db, operators),
    sellers: await findPartyNames(db, sellers),
  }
  return {
    groups: groupRows(rows, (row) => toQueued(row, names, asked)),
    ...(await countTasks(db, asked)),
    dueDays: asked.dueDays,
  }
}
