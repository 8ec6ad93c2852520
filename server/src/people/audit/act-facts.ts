import { type SQL, sql } from 'drizzle-orm'

/** What an act said in the open, by the column that names it in a statement of others. */
export const factsOfAct = (actId: SQL): SQL => sql`(select facts from audit_entries where id = ${actId})`
