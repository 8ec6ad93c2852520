import { LikeProject, type ReviewedProject, type StatedFact } from '@ledgerleaf/contract/operator'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { type AttestedBlock, findAttestations } from '../../supply/backing/index.ts'
import { findDocumentFacts } from '../../supply/documents/index.ts'
import { findChanges } from '../../supply/project-files/index.ts'
import { lookUp } from '../../supply/registry-records/index.ts'
import { findScores } from '../../supply/scores/index.ts'

const findSellerName = async (db: Reader, projectId: string): Promise<string> => {
  const rows = await query(
    db,
    z.object({ name: z.string() }),
    sql`
    select coalesce(profile.company_name, nullif(person.name, ''), person.email) as name
    from projects project join parties person on person.id = project.seller_id
      left join seller_profiles profile on profile.seller_id = person.id
    where project.id = ${projectId}`,
  )
  return rows[0]?.name ?? ''
}

const findVersion = async (db: Reader, projectId: string): Promise<number> => {
  const [file] = await query(
    db,
    z.object({ version: z.int() }),
    sql`select version from project_files where project_id = ${projectId}`,
  )
  return file?.version ?? 1
}

const findReviewer = async (db: Reader, projectId: string) => {
  const rows = await query(
    db,
    z.object({ id: z.string(), name: z.string() }),
    sql`select person.id, coalesce(nullif(person.name, ''), person.email) as name from project_files file join users person on person.id = file.reviewer_id
      where file.project_id = ${projectId}`,
  )
  return rows[0] ?? null
}

/** Projects of other sellers with the same number at the registry, or the same name. */
const findLikes = (db: Reader, projectId: string): Promise<LikeProject[]> =>
  query(
    db,
    LikeProject,
    sql`
    select other.id, other.name, coalesce(profile.company_name, nullif(person.name, ''), person.email) as "sellerName",
      case when other.registry = project.registry and other.registry_project_id = project.registry_project_id
        then 'registry_id' else 'name' end as same
    from projects project join projects other on other.seller_id <> project.seller_id and (
        (other.registry = project.registry and other.registry_project_id = project.registry_project_id)
        or lower(trim(other.name)) = lower(trim(project.name)))
      join parties person on person.id = other.seller_id
      left join seller_profiles profile on profile.seller_id = person.id
    where project.id = ${projectId}
    order by same desc, other.created_at limit 20`,
  )

const Block = z.object({
  registry: z.string(),
  serialSpace: z.string(),
  serialPrefix: z.string(),
  serialStart: z.int(),
  serialEnd: z.int(),
})

const blockColumns = sql`registry, serial_space as "serialSpace", serial_prefix as "serialPrefix",
  serial_start as "serialStart", serial_end as "serialEnd"`

/** The serials of a block as it was entered or, without one, of its batch. */
export const findAttestable = async (db: Reader, blockId: string): Promise<AttestedBlock> => {
  const [block] = isId(blockId)
    ? await query(
        db,
        Block,
        sql`select ${blockColumns} from serial_blocks where id = ${blockId}
          union all select ${blockColumns} from batches where id = ${blockId} and registry <> 'Ledgerleaf'
            and serial_start is not null limit 1`,
      )
    : []
  if (!block) throw new DomainError('not_found')
  return block
}

const findStated = async (db: Reader, projectId: string) => {
  const blocks = await query(
    db,
    Block,
    sql`select ${blockColumns} from serial_blocks where project_id = ${projectId}
      union select ${blockColumns} from batches where project_id = ${projectId} and serial_start is not null`,
  )
  return blocks.length === 0 ? [] : findAttestations(db, blocks)
}

const findStatedFacts = async (db: Reader, projectId: string): Promise<StatedFact[]> => {
  const facts = await findDocumentFacts(db, projectId)
  return facts.map(({ boxes: _, details, ...fact }) => {
    const { prefix, first, last, saidQuantity = null } = details ?? {}
    const isRange = prefix !== undefined && first !== undefined && last !== undefined
    return { ...fact, serials: isRange ? { prefix, first, last } : null, saidQuantity }
  })
}

/** What an operator needs beside the file: who sells, what the registry says, who else enters it, what was stated. */
export const findBeside = async (
  db: Reader,
  projectId: string,
  { file: { registry, registryProjectId } }: Pick<ProjectDetail, 'file'>,
): Promise<Omit<ReviewedProject, keyof ProjectDetail>> => {
  const [sellerName, scores, record, likes, attestations, changes, reviewer, stated, version] =
    await Promise.all([
      findSellerName(db, projectId),
      findScores(db, projectId, 'draft'),
      registry && registryProjectId ? lookUp(db, registry, registryProjectId) : null,
      findLikes(db, projectId),
      findStated(db, projectId),
      findChanges(db, projectId),
      findReviewer(db, projectId),
      findStatedFacts(db, projectId),
      findVersion(db, projectId),
    ])
  return { sellerName, scores, record, likes, attestations, changes, reviewer, stated, version }
}
