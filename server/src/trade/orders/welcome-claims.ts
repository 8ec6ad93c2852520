import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { act, step } from '../../platform/in-step.ts'
import { query } from '../../platform/query.ts'
import { planBaskets } from '../catalogue/index.ts'

const planIds = new Set(planBaskets.map(({ id }) => id))

/** Whether what is bought is a welcome plan, which the platform pays most of. */
export const isPlan = (basketId: string | null): boolean => basketId !== null && planIds.has(basketId)

/** The marks of a company, and the order they are asked for, where it is there already. */
type Asked = { marks: readonly string[]; orderId: string | null }
/** Had before; being paid for elsewhere; or asked for by another in this very transaction, and not decided yet. */
export type PlanStanding = 'free' | 'taken' | 'paying' | 'undecided'

const Claim = z.object({ mark: z.string(), orderId: z.string(), status: z.string() })

/** Until the transaction ends: of two companies that are one, the second waits here and then sees the first. */
const lockMarks = (tx: Tx, marks: readonly string[]) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(mark, 7261002))
    from (select distinct mark from unnest(${sql.param(marks)}::text[]) mark order by mark) sorted`)

const findClaims = (tx: Tx, marks: readonly string[]) =>
  query(
    tx,
    Claim,
    sql`select claim.mark, claim.order_id as "orderId", orders.status
      from welcome_claims claim join orders on orders.id = claim.order_id
      where claim.mark = any (${sql.param(marks)}::text[])
        and (orders.status in ('paid', 'settled', 'retired') or (orders.status = 'pending' and orders.held_until > now()))`,
  )

/** Whether a company may have the welcome plan. Whoever is told so keeps its marks until the transaction ends. */
export const findPlanStanding = step(async (tx, asked: readonly Asked[]) => {
  const marks = asked.flatMap((one) => one.marks)
  await lockMarks(tx, marks)
  const claims = await findClaims(tx, marks)
  const given = new Set<string>()
  const judge = (one: Asked): PlanStanding => {
    const others = claims.filter(({ mark, orderId }) => one.marks.includes(mark) && orderId !== one.orderId)
    if (others.some(({ status }) => status !== 'pending')) return 'taken'
    if (others.length > 0) return 'paying'
    if (one.marks.some((mark) => given.has(mark))) return 'undecided'
    for (const mark of one.marks) given.add(mark)
    return 'free'
  }
  return new Map(asked.map((one) => [one, judge(one)]))
})

/** Writes down which order has it. An order that came to nothing gives way to the next. */
export const claimPlan = act(async (tx, claimed: readonly (Asked & { orderId: string; now: Date })[]) => {
  for (const { marks, orderId, now } of claimed)
    await tx.execute(sql`insert into welcome_claims (mark, order_id, claimed_at)
      select mark, ${orderId}, ${now.toISOString()}::timestamptz from unnest(${sql.param(marks)}::text[]) mark
      on conflict (mark) do update set order_id = excluded.order_id, claimed_at = excluded.claimed_at`)
})
