import type { ChainDesk, ChainTransaction } from '@ledgerleaf/contract/chain'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ChainConfig } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import { Instant, query } from '../platform/query.ts'
import type { Progress } from './keep-progress.ts'
import { findVerification } from './keep-verification.ts'
import { findMirror, findStatus } from './status-queries.ts'

const shownTransactions = 25

const Figures = z.object({
  used: z.number(),
  spentWei: z.string(),
  usedOfDay: z.number(),
  spentOfDayWei: z.string(),
  inFlight: z.number(),
  unconfirmed: z.number(),
  confirmed: z.number(),
  refused: z.number(),
  replaced: z.number(),
  reorganised: z.number(),
})

const findFigures = async (db: Reader, { chainId, contract }: Progress, now: Date) => {
  const [figures] = await query(
    db,
    Figures,
    sql`with own as (
        select * from chain_transactions where chain_id = ${chainId} and contract = ${contract}
      ), paid as (
        select gas, gas * price as spent, at > ${now.toISOString()}::timestamptz - interval '1 day' as is_of_day from (
          select gas_used as gas, gas_price_wei as price, mined_at as at from own
          union all
          select deployment_gas, deployment_gas_price_wei, deployed_at from chain_mirrors
          where chain_id = ${chainId} and contract = ${contract}
        ) cost
      ), sums as (
        select coalesce(sum(gas), 0)::bigint as used, coalesce(sum(spent), 0)::text as "spentWei",
          coalesce(sum(gas) filter (where is_of_day), 0)::bigint as "usedOfDay",
          coalesce(sum(spent) filter (where is_of_day), 0)::text as "spentOfDayWei"
        from paid
      )
      select (select used from sums), (select "spentWei" from sums), (select "usedOfDay" from sums),
        (select "spentOfDayWei" from sums),
        count(*) filter (where state in ('signed', 'sent')) as "inFlight",
        count(*) filter (where state = 'mined') as unconfirmed,
        count(*) filter (where state = 'confirmed') as confirmed,
        count(*) filter (where state = 'refused') as refused,
        coalesce(sum(reorganised), 0)::bigint as reorganised,
        (select count(*) from chain_attempts where transaction_id in (select id from own)) - count(*) as replaced
      from own`,
  )
  return figures ?? null
}

const Sent = z.object({
  id: z.string(),
  kind: z.enum(['record', 'anchor', 'allow', 'call']),
  hash: z.string(),
  nonce: z.number(),
  firstIndex: z.nullable(z.number()),
  lastIndex: z.nullable(z.number()),
  moves: z.number(),
  state: z.enum(['signed', 'sent', 'mined', 'confirmed', 'refused', 'dropped']),
  attempts: z.number(),
  reorganised: z.number(),
  gasUsed: z.nullable(z.number()),
  gasPriceWei: z.nullable(z.string()),
  block: z.nullable(z.number()),
  signedAt: Instant,
  minedAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
})

const findNewest = async (db: Reader, { chainId, contract }: Progress): Promise<ChainTransaction[]> => {
  const rows = await query(
    db,
    Sent,
    sql`select id, kind, hash, nonce, first_index as "firstIndex", last_index as "lastIndex", moves, state, reorganised,
        gas_used as "gasUsed", gas_price_wei::text as "gasPriceWei", block, signed_at as "signedAt",
        mined_at as "minedAt", reason,
        (select count(*) from chain_attempts where transaction_id = sent.id) as attempts
      from chain_transactions sent where chain_id = ${chainId} and contract = ${contract}
      order by signed_at desc limit ${shownTransactions}`,
  )
  return rows.map(({ signedAt, minedAt, ...row }) => ({
    ...row,
    signedAt: signedAt.toISOString(),
    minedAt: minedAt?.toISOString() ?? null,
  }))
}

const noFigures = {
  ...{ used: 0, spentWei: '0', usedOfDay: 0, spentOfDayWei: '0' },
  ...{ inFlight: 0, unconfirmed: 0, confirmed: 0, refused: 0, replaced: 0, reorganised: 0 },
}

const troubleOf = (mirror: Progress | null): ChainDesk['trouble'] =>
  mirror?.trouble == null
    ? null
    : {
        reason: mirror.trouble,
        sinceAt: (mirror.troubleSince ?? mirror.begunAt).toISOString(),
        failures: mirror.failures,
        nextTryAt: mirror.nextTryAt?.toISOString() ?? null,
        halted: mirror.halted,
      }

/** What an operator wants to know of the chain. `unreached`: why it could not be reached at all, as this server knows. */
export const findDesk = async (
  db: Reader,
  config: ChainConfig,
  unreached: { reason: string; since: Date } | null,
  now: Date,
): Promise<ChainDesk> => {
  const mirror = await findMirror(db, config)
  const figures = (mirror && (await findFigures(db, mirror, now))) ?? noFigures
  const { used, spentWei, usedOfDay, spentOfDayWei, ...counts } = figures
  const told = unreached && {
    reason: unreached.reason,
    sinceAt: unreached.since.toISOString(),
    failures: 1,
    nextTryAt: null,
    halted: false,
  }
  return {
    status: await findStatus(db, config),
    account: mirror && {
      address: mirror.signer,
      balanceWei: mirror.balanceWei === null ? null : String(mirror.balanceWei),
    },
    seenAt: mirror?.seenAt?.toISOString() ?? null,
    block: mirror?.block ?? null,
    trouble: troubleOf(mirror) ?? told,
    gas: { used, spentWei, usedOfDay, spentOfDayWei, deployment: mirror?.deploymentGas ?? null },
    counts,
    transactions: mirror ? await findNewest(db, mirror) : [],
    verification: mirror && (await findVerification(db, mirror)),
  }
}
