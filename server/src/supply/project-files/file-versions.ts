import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findDocuments } from '../documents/index.ts'
import { findProject } from '../projects/index.ts'

/** What a file says, entry by entry, under the names a reviewer reads. */
const Version = z.record(z.string(), z.nullable(z.string()))
type Version = z.infer<typeof Version>

const Said = z.object({ said: Version, serials: z.array(z.string()), approved: z.nullable(Version) })

/** What the file says now, and what it said when it was last approved. */
const findVersions = async (
  db: Reader,
  projectId: string,
): Promise<{ now: Version; approved: Version | null }> => {
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
      approved_file as approved
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
  return { now, approved: file?.approved ?? null }
}

/** What the file says is kept as what was approved. */
export const keepVersion = async (tx: Tx, projectId: string): Promise<void> => {
  const { now } = await findVersions(tx, projectId)
  await tx.execute(
    sql`update project_files set approved_file = ${JSON.stringify(now)}::jsonb where project_id = ${projectId}`,
  )
}

export type FileChange = { what: string; was: string | null; is: string | null }

/** What changed since the last approval; null where there was none. */
export const findChanges = async (db: Reader, projectId: string): Promise<FileChange[] | null> => {
  const { now, approved } = await findVersions(db, projectId)
  if (!approved) return null
  return Object.entries(now).flatMap(([what, is]) => {
    const was = approved[what] ?? null
    return was === is ? [] : [{ what, was, is }]
  })
}
