import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findRetirement, findRetirementOwner, registryMail } from '../../use/retirements/index.ts'
import { orders } from './orders.tables.ts'

type News = { retirementId: string; failure: string | null }

/** What came of a guest's retirement at its registry: their order alone knows where they can be reached. */
export const mailRegistryNews = async (
  tx: Tx,
  { retirementId, failure }: News,
  publicUrl: string,
): Promise<void> => {
  const owner = await findRetirementOwner(tx, retirementId)
  if (!owner?.orderId || owner.buyerId !== null) return
  const [order] = await tx.select({ email: orders.email }).from(orders).where(eq(orders.id, owner.orderId))
  const retirement = await findRetirement(tx, retirementId)
  if (!order?.email || !retirement) return
  const mail = registryMail(publicUrl, order.email, { retirement, failure })
  if (mail) await enqueue(tx, sendMailTask, mail)
}
