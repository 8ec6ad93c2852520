import { type SQL, sql } from 'drizzle-orm'
import { byOwner, ownersOf, type PersonalData, type Subject } from '../../platform/personal-data.ts'

/** Why what belongs to a project stays. */
const filesStay = { how: 'keep', why: 'the public file of a project whose credits others hold' } as const

/** The projects of a person, for the statements of those who keep something of a project. */
export const projectsOf = (subject: Subject): SQL =>
  sql`select id from projects where seller_id = ${ownersOf(subject)}`

/** A table that holds something of each project, in its column `project_id`. */
export const ofProject = {
  rows: (subject: Subject): SQL => sql`project_id in (${projectsOf(subject)})`,
  erasing: filesStay,
}

export const projectPersonalData: PersonalData = {
  tables: [
    { table: 'projects', rows: byOwner('seller_id'), erasing: filesStay },
    { table: 'batches', ...ofProject },
  ],
}
