import assert from 'node:assert/strict'
import type { Cents, Credits } from '@ledgerleaf/contract/units'
import { asc, eq, sql } from 'drizzle-orm'
import { type Tx, violatedConstraint } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { newId } from '../platform/id.ts'
import type { CreditAccount, MoneyAccount, usd } from './accounts.ts'
import { type EntryKind, ledgerEntries, ledgerPostings } from './ledger.tables.ts'

/** Moves an amount of one asset: credits of one batch (the asset is its id), or cents of US dollars. */
export type Posting =
  | { asset: string; amount: Credits; from: CreditAccount; to: CreditAccount }
  | { asset: typeof usd; amount: Cents; from: MoneyAccount; to: MoneyAccount }

export type NewEntry = { key: string; kind: EntryKind; postings: readonly Posting[]; now: Date }
export type Entry = { id: string; postedAt: Date; repeated: boolean }

/**
 * The only writer of the ledger. The key makes an entry happen once: the same again changes nothing and answers the
 * first; the same key with other content is a bug of ours.
 */
export const post = async (tx: Tx, { key, kind, postings, now }: NewEntry): Promise<Entry> => {
  assert(postings.length > 0, `entry ${key} has no postings`)
  for (const { amount, from, to } of postings) {
    assert(Number.isSafeInteger(amount) && amount > 0, `entry ${key} moves ${amount}`)
    assert(from !== to, `entry ${key} moves from ${from} to itself`)
  }
  const id = newId(now.getTime())
  // A twin in another transaction makes this wait for its end, so no one posts past it.
  const written = await tx
    .insert(ledgerEntries)
    .values({ id, key, kind, postedAt: now })
    .onConflictDoNothing({ target: ledgerEntries.key })
    .returning({ id: ledgerEntries.id })
  if (written.length === 0) return findSame(tx, key, kind, postings)
  await moveBalances(tx, postings)
  await tx.insert(ledgerPostings).values(
    postings.map(({ asset, amount, from, to }) => ({
      entryId: id,
      asset,
      amount,
      fromAccount: from,
      toAccount: to,
    })),
  )
  return { id, postedAt: now, repeated: false }
}

const findSame = async (
  tx: Tx,
  key: string,
  kind: EntryKind,
  postings: readonly Posting[],
): Promise<Entry> => {
  const [first] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.key, key))
  assert(first, `entry ${key} is gone`)
  const firstPostings = await tx
    .select({
      asset: ledgerPostings.asset,
      amount: ledgerPostings.amount,
      from: ledgerPostings.fromAccount,
      to: ledgerPostings.toAccount,
    })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.entryId, first.id))
    .orderBy(asc(ledgerPostings.position))
  const same = postings.map(({ asset, amount, from, to }) => ({ asset, amount, from, to }))
  assert.deepEqual(
    { kind: first.kind, postings: firstPostings },
    { kind, postings: same },
    `key ${key} reused`,
  )
  return { id: first.id, postedAt: first.postedAt, repeated: true }
}

/** What the postings add up to for each account and asset. */
const netChanges = (postings: readonly Posting[]) => {
  const changes = new Map<string, { account: string; asset: string; amount: number }>()
  const add = (account: string, asset: string, amount: number) => {
    const key = JSON.stringify([account, asset])
    const before = changes.get(key)?.amount ?? 0
    changes.set(key, { account, asset, amount: before + amount })
  }
  for (const { asset, amount, from, to } of postings) {
    add(from, asset, -amount)
    add(to, asset, amount)
  }
  return [...changes.values()]
}

const moveBalances = async (tx: Tx, postings: readonly Posting[]): Promise<void> => {
  const changes = netChanges(postings)
  const accounts = changes.map(({ account }) => account)
  const assets = changes.map(({ asset }) => asset)
  const amounts = changes.map(({ amount }) => amount)
  try {
    // Rows are locked in the order they come, the same for every entry, so two entries never wait for each other.
    await tx.execute(sql`
      insert into ledger_balances as balance (account, asset, amount)
      select account, asset, amount
      from unnest(${sql.param(accounts)}::text[], ${sql.param(assets)}::text[], ${sql.param(amounts)}::bigint[])
        as change (account, asset, amount)
      order by account collate "C", asset collate "C"
      on conflict (account, asset) do update set amount = balance.amount + excluded.amount`)
  } catch (error) {
    if (violatedConstraint(error) === 'ledger_credits_overdrawn')
      throw new DomainError('insufficient_credits')
    throw error
  }
}
