import { OwnPhotograph, Photograph } from '@ledgerleaf/contract/photographs'
import { eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { allProjects } from '../projects/index.ts'
import { photographImages, projectPhotographs } from './photographs.tables.ts'

const imageOf = (size: 'small' | 'large'): SQL => sql`(
  select jsonb_build_object('sha256', image.sha256, 'width', image.width, 'height', image.height)
  from photograph_images image where image.photograph_id = photograph.id and image.size = ${size})`

const columns = sql`photograph.id, photograph.caption, photograph.taken_by as "takenBy", ${imageOf('small')} as small, ${imageOf('large')} as large`

/** All of a project, for its seller and for whoever reviews it. */
export const findPhotographs = (db: Reader, projectId: string): Promise<OwnPhotograph[]> =>
  query(
    db,
    OwnPhotograph,
    sql`
    select ${columns}, photograph.state, photograph.refused_reason as "refusedReason",
      to_char(photograph.added_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt"
    from project_photographs photograph where photograph.project_id = ${projectId}
    order by photograph.added_at, photograph.id`,
  )

const PublicRow = z.extend(Photograph, { projectId: z.string() })

/** What anybody may see: accepted, of projects that are approved, in the order they were added. */
export const findPublicPhotographs = async (
  db: Reader,
  projectIds: readonly string[],
): Promise<Map<string, Photograph[]>> => {
  const rows = await query(
    db,
    PublicRow,
    sql`
    select ${columns}, photograph.project_id as "projectId"
    from project_photographs photograph join ${allProjects} on project.id = photograph.project_id
    where photograph.project_id = any (${sql.param([...projectIds])}::uuid[])
      and photograph.state = 'accepted' and project.approved_at is not null
    order by photograph.added_at, photograph.id`,
  )
  const byProject = new Map<string, Photograph[]>()
  for (const { projectId, ...photograph } of rows)
    byProject.set(projectId, [...(byProject.get(projectId) ?? []), photograph])
  return byProject
}

/** How many of a project nobody has looked at yet, by its column in a statement of others. */
export const countWaitingPhotographs = (projectId: SQL): SQL =>
  sql`(select count(*) from project_photographs where project_id = ${projectId} and state = 'waiting')`

/** Since when the longest waiting of them waits; null where none does. */
export const photographsWaitSince = (projectId: SQL): SQL =>
  sql`(select min(added_at) from project_photographs where project_id = ${projectId} and state = 'waiting')`

export const findPhotograph = async (
  db: Reader,
  photographId: string,
): Promise<typeof projectPhotographs.$inferSelect | null> => {
  if (!isId(photographId)) return null
  const [photograph] = await db
    .select()
    .from(projectPhotographs)
    .where(eq(projectPhotographs.id, photographId))
  return photograph ?? null
}

const Holder = z.object({ projectId: z.string(), isPublic: z.boolean() })

/** The projects that show this picture, and whether it was accepted for one that is approved. */
export const findHolders = (db: Reader, sha256: string): Promise<z.infer<typeof Holder>[]> =>
  query(
    db,
    Holder,
    sql`
    select photograph.project_id as "projectId",
      photograph.state = 'accepted' and project.approved_at is not null as "isPublic"
    from photograph_images image join project_photographs photograph on photograph.id = image.photograph_id
      join ${allProjects} on project.id = photograph.project_id
    where image.sha256 = ${sha256}
    order by "isPublic" desc limit 20`,
  )

export const findWebp = async (
  { db, store }: { db: Reader; store: Store },
  sha256: string,
): Promise<Buffer | null> => {
  const [image] = await db
    .select({ webp: photographImages.webp, object: photographImages.object })
    .from(photographImages)
    .where(eq(photographImages.sha256, sha256))
    .limit(1)
  return image?.object ? store.read(image.object) : (image?.webp ?? null)
}

/** Of one project, all that is kept. */
export const countStoredBytes = async (db: Reader, projectId: string): Promise<number> => {
  const [row] = await query(
    db,
    z.object({ bytes: z.number() }),
    sql`select coalesce(sum(coalesce(image.byte_count, octet_length(image.webp))), 0)::int as bytes from photograph_images image
      join project_photographs photograph on photograph.id = image.photograph_id
      where photograph.project_id = ${projectId}`,
  )
  return row?.bytes ?? 0
}
