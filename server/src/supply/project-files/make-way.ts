import { writeDayOf } from '@ledgerleaf/contract/days'
import { type SerialRange, writeSerials } from '@ledgerleaf/contract/serials'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { withoutSerials } from '../../ledger/serials.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { Instant, query } from '../../platform/query.ts'
import { matchBlocks } from '../backing/index.ts'
import { allProjects } from '../projects/index.ts'
import { serialBlocks } from './project-files.tables.ts'
import { madeWayMail } from './project-mails.ts'
import { rescore } from './rescore.ts'

/** How long a draft keeps others from entering its serials, and a file that was sent back. */
const draftHoldsDays = 7
const sentBackHoldsDays = 30

const InTheWay = z.object({
  id: z.string(),
  batchId: z.nullable(z.string()),
  projectId: z.string(),
  projectName: z.string(),
  sellerId: z.string(),
  serialPrefix: z.string(),
  first: z.int(),
  last: z.int(),
  registryProjectId: z.nullable(z.string()),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  enteredAt: Instant,
  reviewState: z.string(),
  /** Until when it stays; null where only a review ends it. */
  holdsUntil: z.nullable(Instant),
})
export type InTheWay = z.infer<typeof InTheWay>

type Serials = SerialRange & { registry: string; space: string }
type Entering = Serials & Pick<InTheWay, 'registryProjectId' | 'vintageStartsOn' | 'vintageEndsOn'>

/** What is entered already of these serials, held until the transaction ends. A file in somebody's hands just now is active. */
const findInTheWay = (tx: Tx, { registry, space, first, last }: Serials): Promise<InTheWay[]> =>
  query(
    tx,
    InTheWay,
    sql`
    select block.id, block.batch_id as "batchId", block.project_id as "projectId", project.name as "projectName", project.seller_id as "sellerId",
      block.serial_prefix as "serialPrefix", block.serial_start as first, block.serial_end as last, project.registry_project_id as "registryProjectId",
      block.vintage_starts_on::text as "vintageStartsOn", block.vintage_ends_on::text as "vintageEndsOn",
      block.created_at as "enteredAt", file.review_state as "reviewState",
      case
        when block.batch_id is not null then null
        when file.review_state = 'rejected' then file.reviewed_at
        when block.approved_at is not null or file.review_state = 'submitted' then null
        when file.review_state = 'changes_asked' then file.reviewed_at + make_interval(days => ${sentBackHoldsDays})
        else block.created_at + make_interval(days => ${draftHoldsDays})
      end as "holdsUntil"
    from serial_blocks block
    join project_files file on file.project_id = block.project_id
    join ${allProjects} on project.id = block.project_id
    where hashtextextended(block.registry || E'\n' || block.serial_space, 0) = hashtextextended(${registry} || E'\n' || ${space}, 0)
      and int8range(block.serial_start, block.serial_end, '[]') && int8range(${first}, ${last}, '[]')
      and not block.is_contested
    order by block.created_at
    for update of block, file skip locked`,
  )

/** Whether the registry's records speak for one of them, or against it. */
const statesOf = async (tx: Tx, { registry, space, ...block }: Entering, found: readonly InTheWay[]) => {
  const matches = await matchBlocks(tx, [
    { ...block, registry, space, id: 'entering' },
    ...found.map((one) => ({ ...one, registry, space })),
  ])
  return (id: string) => matches.get(id)?.state
}

/**
 * Serials of an account whose address nobody has confirmed keep nobody out, and a draft only for a while. What the records
 * speak against keeps nobody out either, and neither does what they do not know, against what they bear out.
 */
const givesWay = async (
  tx: Tx,
  { id, sellerId, batchId, holdsUntil }: InTheWay,
  stateOf: (id: string) => string | undefined,
  now: Date,
): Promise<boolean> => {
  if (batchId !== null) return false
  if (stateOf(id) === 'contradicted') return true
  if (stateOf('entering') === 'records' && stateOf(id) === 'missing') return true
  if (holdsUntil === null) return false
  return holdsUntil <= now || !(await findParty(tx, sellerId))?.emailVerified
}

/** What nobody else has entered of a block stays in its file. */
const keepRest = async (tx: Tx, block: InTheWay, taken: SerialRange): Promise<void> => {
  const [row] = await tx.delete(serialBlocks).where(eq(serialBlocks.id, block.id)).returning()
  if (!row) return
  for (const { first, last } of withoutSerials([block], [taken]))
    await tx.insert(serialBlocks).values({ ...row, id: newId(), serialStart: first, serialEnd: last })
}

const serialsOf = ({
  serialPrefix: prefix,
  first,
  last,
}: Pick<InTheWay, 'serialPrefix' | 'first' | 'last'>) => writeSerials({ prefix, first, last })

const tell = async (tx: Tx, block: InTheWay) => {
  const { sellerId, projectName, enteredAt } = block
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
  const person = await findParty(tx, sellerId)
  if (!person) return
  const mailed = { projectName, serials: serialsOf(block), enteredAt }
  await enqueue(tx, sendMailTask, madeWayMail(person.email, mailed))
}

/** Why these serials cannot be entered, and what their owner can do about it. */
const explain = (sellerId: string, projectId: string, { holdsUntil, ...block }: InTheWay): string => {
  if (block.projectId === projectId)
    return `These serial numbers overlap a block of this file: ${serialsOf(block)}.`
  if (block.sellerId === sellerId)
    return `These serial numbers overlap a block of your file “${block.projectName}”.`
  const other = `Another seller entered serial numbers of this block on ${writeDayOf(block.enteredAt)}`
  return holdsUntil === null
    ? `${other}, and an operator looks at that file or has approved it. If they are yours, write to us by the contact page and name the project.`
    : `${other}, in a file that is not handed in. They are free on ${writeDayOf(holdsUntil)} unless it is handed in before. If they are yours, write to us by the contact page and name the project.`
}

/**
 * Serials are entered once, whoever does it. A draft must not keep their owner out for ever: what holds no longer is
 * taken out of it, and its seller is told. Answers why not, where something stays in the way.
 */
export const makeWay = async (
  tx: Tx,
  own: { sellerId: string; projectId: string },
  entering: Entering,
  now: Date,
): Promise<string | null> => {
  const found = await findInTheWay(tx, entering)
  const stateOf = await statesOf(tx, entering, found)
  for (const block of found)
    if (block.sellerId === own.sellerId || !(await givesWay(tx, block, stateOf, now)))
      return explain(own.sellerId, own.projectId, block)
  if (found.length === 0) return 'These serial numbers overlap a block that is entered already.'
  for (const block of found) {
    await keepRest(tx, block, entering)
    await rescore(tx, block.projectId, now)
    await tell(tx, block)
  }
  return null
}
