import { cleanLine } from '@ledgerleaf/contract/text'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** An organisation as whoever deals with it needs it: what it is called, and whom to write to. */
const Party = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  company: z.nullable(z.string()),
})
export type Party = z.infer<typeof Party>

const findWhere = (db: Reader, ids: readonly string[]) =>
  query(
    db,
    Party,
    sql`select id::text, email, email_verified as "emailVerified", name, company from parties
      where id = any(${sql.param(ids)}::uuid[])`,
  )

export const findParty = async (db: Reader, id: string): Promise<Party | null> => {
  const [party] = await findWhere(db, [id])
  if (!party) return null
  const { name, company } = party
  return { ...party, name: cleanLine(name), company: (company && cleanLine(company)) || null }
}

/** Where each of these organisations can be written to. */
export const findPartyAddresses = async (
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  return new Map((await findWhere(db, [...new Set(ids)])).map(({ id, email }) => [id, email]))
}

/** What these organisations are called: their company, else the name or the address of whom they write to. */
export const findPartyNames = async (db: Reader, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const parties = await findWhere(db, [...new Set(ids)])
  return new Map(parties.map(({ id, company, name, email }) => [id, company || name || email]))
}
