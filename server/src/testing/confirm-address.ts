import { eq } from 'drizzle-orm'
import { users } from '../people/identity/identity.tables.ts'
import type { Db } from '../platform/db.ts'

/** What following the link in the mail does, for tests about something else. */
export const confirmAddress = (db: Db, personId: string) =>
  db.update(users).set({ emailVerified: true }).where(eq(users.id, personId))
