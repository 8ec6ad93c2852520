import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { LockedOrder } from './lock-order.ts'
import { addressOf } from './tell-people.ts'

/** The certificates of what was retired for an order, to its buyer: a guest has no other way to find them again. */
export const mailCertificates = async (
  tx: Tx,
  order: LockedOrder,
  retired: readonly { id: string; quantity: number; beneficiary: string; togetherId: string | null }[],
  publicUrl: string,
): Promise<void> => {
  const to = await addressOf(tx, order)
  const [first] = retired
  if (!to || !first) return
  const tonnes = retired.reduce((sum, { quantity }) => sum + quantity, 0)
  await enqueue(tx, sendMailTask, {
    to,
    subject: 'Your certificate of retirement',
    ...composeMail([
      `${tonnes.toLocaleString('en-US')} t CO2e were retired for good for ${first.beneficiary}. Each certificate is public, can be verified by anyone and cannot be changed:`,
      ...(first.togetherId !== null && retired.length > 1
        ? [
            {
              label: `One certificate over all ${tonnes.toLocaleString('en-US')} t`,
              link: `${publicUrl}/certificates/${first.togetherId}`,
            },
          ]
        : []),
      ...retired.map(({ id, quantity }) => ({
        label: `Certificate over ${quantity.toLocaleString('en-US')} t`,
        link: `${publicUrl}/certificates/${id}`,
      })),
      'They are final in our ledger now. Next we retire them at their registry; until that is done, the certificate says since when it is pending, and then we write to you.',
    ]),
  })
}
