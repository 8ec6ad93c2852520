import { and, asc, eq } from 'drizzle-orm'
import { findParty } from '../../people/organisations/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { stopToken } from '../../platform/stop-token.ts'
import { findNewOffers } from './search-queries.ts'
import { savedSearches } from './searches.tables.ts'
import { type FoundSearch, newOffersMail } from './searches-mail.ts'

/** Who wants to be told of anything. */
export const findSearchers = async (db: Reader): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ personId: savedSearches.personId })
    .from(savedSearches)
    .where(eq(savedSearches.isMailed, true))
  return rows.map(({ personId }) => personId)
}

type Sender = { publicUrl: string; secret: string }

/**
 * One mail to one person about all that is new for their searches. What is told and the mail are one transaction: after a
 * crash either both are there or neither, and whoever does the same at the same time waits and finds the day done.
 */
export const tellSearcher = async (
  tx: Tx,
  personId: string,
  { publicUrl, secret }: Sender,
  now: Date,
): Promise<void> => {
  const today = now.toISOString().slice(0, 10)
  const searches = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.personId, personId), eq(savedSearches.isMailed, true)))
    .orderBy(asc(savedSearches.name))
    .for('update')
  if (searches.some(({ mailedOn }) => mailedOn === today)) return
  const person = await findParty(tx, personId)
  // An address nobody has proved may be somebody else's.
  if (!person?.emailVerified) return
  const found: FoundSearch[] = []
  for (const { id, name, filters, toldUntil } of searches) {
    const offers = await findNewOffers(tx, { personId, filters, toldUntil, now })
    if (offers.length > 0) found.push({ name, filters, offers })
    await tx
      .update(savedSearches)
      .set({ toldUntil: now, ...(offers.length > 0 ? { mailedOn: today } : {}) })
      .where(eq(savedSearches.id, id))
  }
  if (found.length === 0) return
  const token = stopToken(secret, 'searches', personId)
  await enqueue(tx, sendMailTask, newOffersMail({ to: person.email, publicUrl, stopToken: token, found }))
}
