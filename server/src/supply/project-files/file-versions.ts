import type { FileChange, FileHistory } from '@ledgerleaf/contract/file-history'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findDocuments } from '../documents/index.ts'
import { findBatchIds, findProject } from '../projects/index.ts'

/** What a file says, entry by entry, under the names a reviewer reads. */
const Version = z.record(z.string(), z.nullable(z.string()))
type Version = z.infer<typeof Version>

const Said = z.object({ said: Version, serials: z.array(z.string()), version: z.int() })

/** What the file says now. */
const findSaid = async (db: Reader, projectId: string): Promise<{ now: Version; version: number }> => {
  const project = await findProject(db, projectId)
  const [file] = await query(
    db,
    Said,
    sql`select jsonb_build_object(
        'Summary', summary, 'Methodology', methodology_raw,
        'Site', site_latitude || ', ' || site_longitude,
        'Crediting period', crediting_starts_on || ' to ' || crediting_ends_on,
        'Durability', durability_years || ' years', 'Why it needs credits', additionality_statement,
        'Required by a law', legally_required::text, 'How the credits are held', credits_held,
        'Started on', started_on::text, 'Removal', removal_percent || ' %', 'Changes and reversals', changes_statement,
        'If it falls short', accountability_statement, 'Calculation', calculation_statement,
        'Labels', (select string_agg(label ->> 'name' || ', ' || (label ->> 'issuer'), '; ') from jsonb_array_elements(labels) label)
      ) as said,
      array(select serial_prefix || ' ' || serial_start || ' to ' || serial_end from serial_blocks
        where project_id = file.project_id order by serial_prefix, serial_start) as serials,
      version
    from project_files file where project_id = ${projectId}`,
  )
  const documents = await findDocuments(db, projectId)
  const now: Version = {
    Name: project?.name ?? null,
    Category: project?.category ?? null,
    Effect: project?.mechanism ?? null,
    Country: project?.country ?? null,
    'Registry and id': [project?.registry, project?.registryProjectId].filter(Boolean).join(' ') || null,
    ...file?.said,
    Serials: file?.serials.join('; ') || null,
    Documents: documents.map(({ name }) => name).join('; ') || null,
  }
  return { now, version: file?.version ?? 1 }
}

/** What of a file is about its review, not about the project. */
const aboutReview = [
  'review_state',
  'review_reason',
  'reviewer_id',
  'submitted_at',
  'reviewed_at',
  'version',
  'created_at',
  'updated_at',
]

/**
 * What the file says is kept as what was approved: strangers read it until a newer version is. Serials that are approved
 * later, each on its own day, make no new version, and do not move the day of this one: credits were sold under it before.
 */
export const keepVersion = async (tx: Tx, projectId: string, now: Date): Promise<void> => {
  const said = await findSaid(tx, projectId)
  const documents = (await findDocuments(tx, projectId)).map(({ id }) => id)
  await tx.execute(sql`
    insert into file_versions (project_id, version, approved_at, said, file, documents)
    select project_id, version, ${now.toISOString()}::timestamptz, ${JSON.stringify(said.now)}::jsonb,
      to_jsonb(file) - ${sql.param(aboutReview)}::text[], ${sql.param(documents)}::uuid[]
    from project_files file where project_id = ${projectId}
    on conflict (project_id, version) do update set said = excluded.said, file = excluded.file, documents = excluded.documents`)
}

const compare = (was: Version, is: Version): FileChange[] =>
  Object.entries(is).flatMap(([what, now]) => {
    const before = was[what] ?? null
    return before === now ? [] : [{ what, was: before, is: now }]
  })

const Kept = z.object({
  version: z.int(),
  approvedOn: z.string(),
  said: z.nullable(Version),
  hasFile: z.boolean(),
  documents: z.array(z.string()),
})

const findKept = (db: Reader, projectId: string) =>
  query(
    db,
    Kept,
    sql`select version, to_char(approved_at at time zone 'utc', 'YYYY-MM-DD') as "approvedOn", said,
      file is not null as "hasFile", documents::text[] as documents
    from file_versions where project_id = ${projectId} order by version desc`,
  )

/** What changed since the last approval; null where there was none. */
export const findChanges = async (db: Reader, projectId: string): Promise<FileChange[] | null> => {
  const [last] = await findKept(db, projectId)
  return last?.said ? compare(last.said, (await findSaid(db, projectId)).now) : null
}

/** Every approved version, newest first, with what it changed; and whether a newer one waits for its review. */
export const findFileHistory = async (db: Reader, projectId: string): Promise<FileHistory> => {
  const kept = await findKept(db, projectId)
  const [last] = kept
  const versions = kept.map(({ version, approvedOn, said }, at) => {
    const before = kept[at + 1]?.said
    return { version, approvedOn, changes: said && before ? compare(before, said) : [] }
  })
  const changes = last ? await findChanges(db, projectId) : null
  return { versions, isChanged: (changes?.length ?? 0) > 0 }
}

/** The documents that were approved; null where no version is known by its documents. */
export const findApprovedDocuments = async (db: Reader, projectId: string): Promise<string[] | null> =>
  (await findKept(db, projectId)).find(({ hasFile }) => hasFile)?.documents ?? null

/** Whether an operator ever approved the file. */
export const wasApproved = async (db: Reader, projectId: string): Promise<boolean> =>
  (await findKept(db, projectId)).length > 0

/** Whether a document belongs to an approved version of a project that has credits, or has promised some. */
export const isSoldUnder = async (db: Reader, projectId: string, documentId: string): Promise<boolean> => {
  if ((await findBatchIds(db, projectId)).length === 0) return false
  return (await findKept(db, projectId)).some(({ documents }) => documents.includes(documentId))
}
