import type { InvoicingConfig } from '../platform/config.ts'
import type { Db, Reader } from '../platform/db.ts'
import { inTransaction, liftTimeLimits } from '../platform/transaction.ts'
import { daysBefore } from './days-before.ts'
import { demoSeeds } from './demo.tables.ts'
import { type DemoName, type DemoPerson, demoPeople } from './demo-people.ts'
import { arrivedDaysAgo, plantDemo } from './plant-demo.ts'

/**
 * Answers the id of the new account, or of the one that has this address already: a start that was killed half-way
 * may have left some behind.
 */
export type CreatePerson = (person: DemoPerson & { since: Date }) => Promise<string>

type DemoParts = {
  now: Date
  secret: string
  /** Mail of the demo leads here. */
  publicUrl: string
  /** Who issues the invoices of the demo. */
  invoicing: InvoicingConfig
  createPerson: CreatePerson
}

/** Whether this database holds the demo, and with it accounts whose password anybody can read. */
export const isDemoPlanted = async (db: Reader): Promise<boolean> =>
  (await db.select().from(demoSeeds).limit(1)).length > 0

/** Since when a market with the demo has been open: one that is about to be planted gets a past, and its terms were in force in it. */
export const openedAt = async (db: Reader, now: Date): Promise<Date> =>
  (await isDemoPlanted(db)) ? now : daysBefore(now, arrivedDaysAgo)

/** Plants the demo once. A second process waits at the row until the first has committed, and then does nothing. */
export const seedDemo = (
  db: Db,
  { now, secret, publicUrl, invoicing, createPerson }: DemoParts,
): Promise<{ planted: boolean }> =>
  inTransaction(db, async (tx) => {
    // On a slow machine the first plants for longer than a statement of a request may take.
    await liftTimeLimits(tx)
    const claimed = await tx
      .insert(demoSeeds)
      .values({ name: 'first', plantedAt: now })
      .onConflictDoNothing()
      .returning()
    if (claimed.length === 0) return { planted: false }
    const ids: [string, string][] = []
    const since = daysBefore(now, arrivedDaysAgo)
    for (const [name, person] of Object.entries(demoPeople))
      ids.push([name, await createPerson({ ...person, roles: [...person.roles], since })])
    await plantDemo(db, tx, Object.fromEntries(ids) as Record<DemoName, string>, {
      secret,
      publicUrl,
      invoicing,
      now,
    })
    return { planted: true }
  })
