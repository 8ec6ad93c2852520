import { Pile, Trail, TrailStep } from '@ledgerleaf/contract/provenance'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { creditPiles, promisePrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'

const Row = z.object({ pile: Pile, quantity: z.number() })

const stepsMax = 200

const Batch = z.omit(Trail, { piles: true, steps: true, isCut: true })
type Batch = z.infer<typeof Batch>

const findBatch = async (db: Reader, batchId: string): Promise<Batch | undefined> => {
  const rows = await query(
    db,
    Batch,
    sql`
    select batch.id as "batchId", project.id as "projectId", project.name as "projectName", batch.registry,
      project.registry_project_id as "registryProjectId", batch.serial_prefix as "serialPrefix",
      batch.serial_start as "serialStart", batch.serial_end as "serialEnd", batch.quantity,
      batch.is_promise as "isPromise",
      batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn"
    from batches batch join projects project on project.id = batch.project_id where batch.id = ${batchId}`,
  )
  return rows[0]
}

const findPiles = async (db: Reader, batchId: string): Promise<Trail['piles']> => {
  const rows = await query(
    db,
    Row,
    sql`
    select split_part(account, '/', 2) as pile, sum(amount)::bigint as quantity from ledger_balances
    where asset = ${batchId} and account like 'credits/%' group by 1 having sum(amount) > 0`,
  )
  return creditPiles.flatMap((pile) => rows.filter((row) => row.pile === pile))
}

/** `credits/owned/<person>` tells the pile and nothing of whose it is. */
export const pileOf = (account: string): Pile => {
  if (account.startsWith(promisePrefix)) return 'promised'
  return account.startsWith('world/') ? 'issued' : (account.split('/')[1] as Pile)
}

const StepRow = z.extend(
  z.omit(TrailStep, { from: true, to: true, serials: true, certificateId: true, at: true }),
  {
    key: z.string(),
    at: Instant,
    from: z.string(),
    to: z.string(),
    spans: z.array(z.tuple([z.number(), z.number()])),
  },
)
type StepRow = z.infer<typeof StepRow>

const stepOf = ({ key, from, to, spans, at, ...step }: StepRow): TrailStep => ({
  ...step,
  at: new Date(at).toISOString(),
  from: pileOf(from),
  to: pileOf(to),
  serials: spans.map(([first, last]) => ({ first, last })),
  certificateId: step.kind === 'retire' ? key.replace('retire:', '') : null,
})

const findSteps = async (db: Reader, batchId: string, serial: number | undefined): Promise<TrailStep[]> => {
  const rows = await query(
    db,
    StepRow,
    sql`
    select entry.id as "entryId", entry.key, entry.kind, entry.posted_at as at, posting.from_account as from,
      posting.to_account as to, posting.amount as quantity, leaf.leaf_index as "logIndex", (
        select coalesce(json_agg(json_build_array(lower(run), upper(run) - 1) order by lower(run)), '[]')
        from unnest(posting.serials) run
      ) as spans
    from ledger_postings posting
    join ledger_entries entry on entry.id = posting.entry_id
    left join log_leaves leaf on leaf.entry_id = entry.id
    where posting.asset = ${batchId}
      and (${serial ?? null}::bigint is null or posting.serials @> ${serial ?? null}::bigint)
    order by posting.position limit ${stepsMax + 1}`,
  )
  return rows.map(stepOf)
}

const isOf = ({ serialStart, serialEnd }: Batch, serial: number): boolean =>
  serialStart !== null && serialEnd !== null && serial >= serialStart && serial <= serialEnd

/** What happened to a batch, or to one of its serials, oldest first. */
export const findTrail = async (
  db: Reader,
  batchId: string,
  serial: number | undefined,
): Promise<Trail | undefined> => {
  const batch = await findBatch(db, batchId)
  if (!batch || (serial !== undefined && !isOf(batch, serial))) return undefined
  const [piles, steps] = await Promise.all([findPiles(db, batchId), findSteps(db, batchId, serial)])
  return { ...batch, piles, steps: steps.slice(0, stepsMax), isCut: steps.length > stepsMax }
}
