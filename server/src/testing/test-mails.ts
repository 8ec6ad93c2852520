import type { Pool } from 'pg'
import * as z from 'zod/mini'

const Subjects = z.array(z.object({ subject: z.string() }))

/** The subjects of the mails that wait for somebody made by `newPerson`, in the order they were written. */
export const mailsTo = async (pool: Pool, personId: string): Promise<string[]> => {
  const { rows } = await pool.query(
    `select jsonb_path_query(payload::jsonb, '$.subject') #>> '{}' as subject from graphile_worker._private_jobs
     where payload::text like '%' || $1 || '@example.com%' order by id`,
    [personId],
  )
  return Subjects.parse(rows).map(({ subject }) => subject)
}
