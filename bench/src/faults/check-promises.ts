import { findBreaches } from '../../../server/src/ledger/invariants.ts'
import { verifyLedger } from '../../../server/src/ledger/verify-ledger.ts'
import type { Database } from '../../../server/src/platform/db.ts'
import { findForwardBreaches, findOrderBreaches } from '../../../server/src/views/reconciliation/index.ts'
import type { Told } from './traffic.ts'

/** What was told to somebody, and of that what is missing, there twice, or not at an end. */
export type Kept = { what: string; told: number; lost: number; doubled: number; stuck: number }

const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id)

/** Holds everything that anybody was told against what is in the database. */
export const checkPromises = async ({ db, pool }: Database, told: Told) => {
  const count = async (statement: string, values: unknown[] = []): Promise<number> =>
    Number((await pool.query<{ n: string }>(statement, values)).rows[0]?.n ?? 0)
  const missing = (table: string, known: readonly string[]) =>
    count(
      `select count(*) as n from unnest($1::uuid[]) as told (id) where not exists (select from ${table} where ${table}.id = told.id)`,
      [known],
    )
  const orders = ids(told.orders)
  const uploads = ids(told.uploads)
  const subscriptions = ids(told.subscriptions)
  const refunds = told.refunds.map(({ orderId }) => orderId)
  const promises: Kept[] = [
    {
      what: 'orders',
      told: orders.length,
      lost: await missing('orders', orders),
      doubled:
        (await count(`select count(*) as n from (select enterprise ->> 'businessEmail' from orders
          where enterprise is not null group by 1 having count(*) > 1) twice`)) +
        (await count(
          `select count(*) as n from (select order_id from payments group by 1 having count(*) > 1) twice`,
        )),
      stuck: await count(`select count(*) as n from orders where status in ('pending', 'paid')`),
    },
    {
      what: 'charges',
      told: await count(`select count(*) as n from orders where status in ('settled', 'refunded')`),
      lost: await count(`select count(*) as n from payments join orders on orders.id = payments.order_id
        where payments.state = 'succeeded' and orders.status in ('cancelled', 'failed')
          and not exists (select from refunds where refunds.order_id = orders.id)`),
      doubled:
        await count(`select greatest(0, (select count(*) from sandbox_intents where status = 'succeeded')
        - (select count(*) from payments where state = 'succeeded')) as n`),
      stuck: await count(
        `select count(*) as n from payments where state not in ('succeeded', 'failed', 'expired')`,
      ),
    },
    {
      what: 'retirements',
      told: told.retirements.length,
      lost: await missing('retirements', ids(told.retirements)),
      doubled: await count(
        'select count(*) as n from (select purpose from retirements group by 1 having count(*) > 1) twice',
      ),
      stuck: 0,
    },
    {
      what: 'uploads',
      told: uploads.length,
      lost: await missing('analyses', uploads),
      doubled: 0,
      stuck: await count(
        `select count(*) as n from analyses join reports on reports.id = analyses.report_id
          where analyses.id = any($1::uuid[]) and reports.state not in ('completed', 'failed')`,
        [uploads],
      ),
    },
    {
      what: 'refunds',
      told: refunds.length,
      lost: await count(
        `select count(*) as n from unnest($1::uuid[]) as told (id)
        where not exists (select from orders where orders.id = told.id and orders.status = 'refunded')`,
        [refunds],
      ),
      doubled: await count(
        `select greatest(0, (select count(*) from sandbox_refunds) - (select count(*) from refunds)) as n`,
      ),
      stuck: await count('select count(*) as n from refunds where done_at is null'),
    },
    {
      what: 'subscriptions',
      told: subscriptions.length,
      lost: await missing('subscriptions', subscriptions),
      doubled: await count(
        'select count(*) as n from (select subscription_id, due_on from subscription_runs group by 1, 2 having count(*) > 1) twice',
      ),
      stuck: await count(`select count(*) as n from subscription_runs where state = 'charging'`),
    },
    {
      what: 'jobs',
      told: 0,
      // A turn of the clock that was cut off when its next one had come is taken over by that one: it ends without an error.
      lost: await count(
        'select count(*) as n from graphile_worker.jobs where attempts >= max_attempts and last_error is not null',
      ),
      doubled: 0,
      // One that came due this moment is not stuck: the clock starts some every minute.
      stuck: await count(
        `select count(*) as n from graphile_worker.jobs
          where run_at < now() - interval '1 minute' and attempts < max_attempts`,
      ),
    },
  ]
  const breaches = [
    ...(await findBreaches(db)),
    ...(await findOrderBreaches(db)),
    ...(await findForwardBreaches(db)),
  ]
  const { findings } = await verifyLedger(db)
  return { promises, breaches, findings }
}
