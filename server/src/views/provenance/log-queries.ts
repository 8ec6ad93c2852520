import { type EntryTopic, entryTopics } from '@ledgerleaf/contract/entry-words'
import { type LogEntry, type LogPage, type LogState, logEntriesPerPage } from '@ledgerleaf/contract/log'
import { leafHash } from '@ledgerleaf/provenance/hashes'
import { toHex } from '@ledgerleaf/provenance/hex'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { cancelledCredits, isMoney } from '../../ledger/accounts.ts'
import { findCheckpoint, findOrigin, findVerifierKeys } from '../../log/checkpoint-queries.ts'
import { findLeavesAt, findLeavesFrom, type LogLeaf } from '../../log/leaf-queries.ts'
import { findWitnesses } from '../../log/witness-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { Instant, query } from '../../platform/query.ts'

const Counted = z.object({ waiting: z.number(), checkpoints: z.number(), first: z.nullable(Instant) })

export const findLogState = async (db: Reader): Promise<LogState> => {
  const signed = await findCheckpoint(db)
  const [counted] = await query(
    db,
    Counted,
    // Two counts: asked for in one, PostgreSQL walks the index of every leaf there is.
    sql`select (select count(*) from log_leaves where leaf_index is null)
        + (select count(*) from log_leaves where leaf_index >= ${signed?.size ?? 0}) as waiting,
      (select count(*) from log_checkpoints) as checkpoints,
      (select signed_at from log_checkpoints order by size limit 1) as first`,
  )
  return {
    origin: await findOrigin(db),
    signed: signed && {
      size: signed.size,
      root: toHex(signed.root),
      at: signed.signedAt.toISOString(),
      note: signed.note,
    },
    waiting: counted?.waiting ?? 0,
    keys: await findVerifierKeys(db),
    checkpoints: counted?.checkpoints ?? 0,
    firstSignedAt: counted?.first?.toISOString() ?? null,
    witnesses: (await findWitnesses(db)).map(({ key, size, at, refuses }) => ({
      name: key.split('+')[0] ?? '',
      key,
      size,
      at: at?.toISOString() ?? null,
      refuses,
    })),
  }
}

/** What of a leaf is told on a page: the rest of it stands in the leaf itself, for whoever reads it. */
const Told = z.object({
  kind: z.string(),
  key: z.string(),
  at: z.string(),
  act: z.optional(z.string()),
  postings: z.optional(
    z.array(
      z.object({
        asset: z.string(),
        amount: z.number(),
        from: z.string(),
        to: z.string(),
        serials: z.optional(z.array(z.tuple([z.number(), z.number()]))),
      }),
    ),
  ),
})
export type LeafPosting = NonNullable<z.infer<typeof Told>['postings']>[number]

export const readLeaf = (bytes: Uint8Array) => Told.parse(JSON.parse(new TextDecoder().decode(bytes)))

type Moved = { asset: string; amount: number; to: string }

/** A delivery uses up as much of the promise as it hands over: those are the same tonnes, and counted once. */
const creditsOf = (postings: readonly Moved[] = []): number | null => {
  const credits = postings.filter(({ asset }) => !isMoney(asset))
  const alive = credits.filter(({ to }) => to !== cancelledCredits)
  const moved = alive.length === 0 ? credits : alive
  return moved.length === 0 ? null : moved.reduce((sum, { amount }) => sum + amount, 0)
}

const creditBatches = (postings: readonly Moved[] = []): string[] =>
  postings.map(({ asset }) => asset).filter(isId)

export const toEntry = (
  { index, entryId, bytes }: LogLeaf,
  projectOf: ReadonlyMap<string, string>,
): LogEntry => {
  const { kind, key, at, act, postings } = readLeaf(bytes)
  return {
    index,
    entryId,
    kind,
    act: act ?? null,
    at,
    credits: creditsOf(postings),
    hash: toHex(leafHash(bytes)),
    certificateId: kind === 'retire' ? key.slice(key.indexOf(':') + 1) : null,
    // By name: the entries of one order come in orders of their own, and would each name another project first.
    projectNames: [...new Set(creditBatches(postings).flatMap((batch) => projectOf.get(batch) ?? []))].sort(
      (one, other) => one.localeCompare(other, 'en'),
    ),
  }
}

const Named = z.object({ batchId: z.string(), name: z.string() })

/** The names of the projects whose credits these moved, by batch. */
export const findProjectNames = async (
  db: Reader,
  leaves: readonly LogLeaf[],
): Promise<ReadonlyMap<string, string>> => {
  const batches = [...new Set(leaves.flatMap(({ bytes }) => creditBatches(readLeaf(bytes).postings)))]
  if (batches.length === 0) return new Map()
  const named = await query(
    db,
    Named,
    sql`select batch.id::text as "batchId", project.name from batches batch
      join projects project on project.id = batch.project_id
      where batch.id = any(${sql.param(batches)}::uuid[])`,
  )
  return new Map(named.map(({ batchId, name }) => [batchId, name]))
}

const toEntries = async (db: Reader, leaves: readonly LogLeaf[]): Promise<LogEntry[]> => {
  const projectOf = await findProjectNames(db, leaves)
  return leaves.map((leaf) => toEntry(leaf, projectOf))
}

const Placed = z.object({ index: z.number() })

const findStart = async (db: Reader, before: number | undefined): Promise<number> => {
  const size = (await findCheckpoint(db))?.size ?? 0
  return Math.min(before ?? size, size)
}

/** Signed entries below a number, the newest first. */
export const findLogPage = async (db: Reader, before: number | undefined): Promise<LogPage> => {
  const end = await findStart(db, before)
  const start = Math.max(0, end - logEntriesPerPage)
  const leaves = end === 0 ? [] : await findLeavesFrom(db, start, end - start)
  return { entries: (await toEntries(db, leaves)).reverse(), next: start > 0 ? start : null }
}

/** How many entries one page of a topic looks at: a rare one is looked for page by page, so that nobody makes the server read all of it. */
const lookedAtPerPage = 2000

/** Signed entries of one topic below a number, the newest first. */
export const findTopicPage = async (
  db: Reader,
  topic: EntryTopic,
  before: number | undefined,
): Promise<LogPage> => {
  const end = await findStart(db, before)
  const start = Math.max(0, end - lookedAtPerPage)
  const found = await query(
    db,
    Placed,
    sql`select leaf.leaf_index as index from log_leaves leaf left join ledger_entries entry on entry.id = leaf.entry_id
      where leaf.leaf_index >= ${start} and leaf.leaf_index < ${end}
        and coalesce(entry.kind, leaf.about) = any(${sql.param([...entryTopics[topic].kinds])}::text[])
      order by 1 desc limit ${logEntriesPerPage}`,
  )
  const leaves =
    found.length === 0
      ? []
      : await findLeavesAt(
          db,
          found.map(({ index }) => index),
        )
  const lowest = found.length === logEntriesPerPage ? (found.at(-1)?.index ?? start) : start
  return { entries: (await toEntries(db, leaves)).reverse(), next: lowest > 0 ? lowest : null }
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** What a number, the id of an entry, or the id or address of a certificate names; nothing for anything else. */
export const findLogEntries = async (db: Reader, typed: string): Promise<LogPage> => {
  const number = /^#?(\d{1,15})$/.exec(typed.replaceAll(',', ''))?.[1]
  const id = uuid.exec(typed)?.[0].toLowerCase()
  const indices = number
    ? [Number(number)]
    : id
      ? (
          await query(
            db,
            Placed,
            sql`select leaf.leaf_index as index from log_leaves leaf where leaf.leaf_index is not null and leaf.entry_id in (
              select ${id}::uuid union all select entry.id from ledger_entries entry where entry.key = 'retire:' || ${id})
            order by 1 limit ${logEntriesPerPage}`,
          )
        ).map(({ index }) => index)
      : []
  const leaves = indices.length === 0 ? [] : await findLeavesAt(db, indices)
  return { entries: await toEntries(db, leaves), next: null }
}
