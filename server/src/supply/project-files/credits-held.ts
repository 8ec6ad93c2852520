import type { CreditsHeld } from '@ledgerleaf/contract/backing'
import { CreditsHeld as Held } from '@ledgerleaf/contract/backing'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** In whose account at the registry the credits of a project are, by the file that was approved; null where it says nothing. */
export const findCreditsHeld = async (db: Reader, projectId: string): Promise<CreditsHeld | null> => {
  const [file] = await query(
    db,
    z.object({ held: z.nullable(Held) }),
    sql`select credits_held as held from approved_project_files where project_id = ${projectId}`,
  )
  return file?.held ?? null
}
