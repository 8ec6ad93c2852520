import { sql } from 'drizzle-orm'
import type { Writer } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'

/** Throws away what waits of a file. */
export const discardUpload = async (db: Writer, id: string): Promise<void> => {
  await db.execute(sql`delete from registry_staged_units where upload_id = ${id}`)
  await db.execute(sql`delete from registry_staged_projects where upload_id = ${id}`)
  await db.execute(sql`delete from registry_uploads where id = ${id}`)
}

const abandonedHours = 24

/** What nobody decided about within a day, and what a server left behind that ended while it read. */
export const sweepUploads = async (db: Writer, now: Date): Promise<void> => {
  // An id begins with the moment it was made.
  const oldest = `${newId(now.getTime() - abandonedHours * 60 * 60 * 1000).slice(0, 13)}-0000-0000-000000000000`
  await db.execute(sql`delete from registry_staged_units where upload_id < ${oldest}::uuid`)
  await db.execute(sql`delete from registry_staged_projects where upload_id < ${oldest}::uuid`)
  await db.execute(sql`delete from registry_uploads where id < ${oldest}::uuid`)
}
