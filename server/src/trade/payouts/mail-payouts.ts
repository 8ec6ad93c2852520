import { asMailed, notify } from '../../people/notices/index.ts'
import { findPartyAddresses } from '../../people/organisations/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueueAll, jobOf } from '../../platform/outbox.ts'
import { bankFailureMail, payoutReturnedMail, payoutSentMail } from './payout-mails.ts'
import type { payouts } from './payouts.tables.ts'

type PayoutRow = Pick<
  typeof payouts.$inferSelect,
  'id' | 'sellerId' | 'reference' | 'amountCents' | 'accountEnding' | 'returnReason'
>

type Letter = { key: string; sellerId: string; write: (to: string) => MailMessage }

/** Whoever has no account any more is not written to. */
const mailSellers = async (tx: Tx, letters: readonly Letter[], now: Date): Promise<void> => {
  const addresses = await findPartyAddresses(
    tx,
    letters.map(({ sellerId }) => sellerId),
  )
  const written = letters.flatMap(({ key, sellerId, write }) => {
    const to = addresses.get(sellerId)
    return to === undefined ? [] : [{ key, sellerId, message: write(to) }]
  })
  // Each is a job of its own: where one has to be repeated, nobody else is written to again.
  await enqueueAll(
    tx,
    written.map(({ key, message }) => jobOf(sendMailTask, [message], { key })),
  )
  await notify(
    tx,
    written.map(({ key, sellerId, message }) => ({
      organisationId: sellerId,
      to: 'finance',
      kind: 'selling',
      key,
      href: '/statement',
      ...asMailed(message),
    })),
    now,
  )
}

const payoutOf = ({ id, sellerId, reference, amountCents }: PayoutRow) => ({
  organisationId: sellerId,
  object: `payout:${id}`,
  data: { payoutId: id, reference, amountCents },
})

export const mailSent = async (tx: Tx, payout: PayoutRow, publicUrl: string, now: Date): Promise<void> => {
  await publish(tx, { ...payoutOf(payout), type: 'payout.sent' }, now)
  const write = (to: string) => payoutSentMail(publicUrl, to, payout)
  return mailSellers(tx, [{ key: `payout-sent:${payout.id}`, sellerId: payout.sellerId, write }], now)
}

export const mailBankFailure = (
  tx: Tx,
  { eventId, sellerId, failure }: { eventId: string; sellerId: string; failure: string },
  publicUrl: string,
  now: Date,
): Promise<void> => {
  const write = (to: string) => bankFailureMail(publicUrl, to, failure)
  return mailSellers(tx, [{ key: `bank-failure:${eventId}`, sellerId, write }], now)
}

/** A bank may send back very many at once: their sellers are written to in one pass. */
export const mailReturned = async (
  tx: Tx,
  returned: readonly PayoutRow[],
  publicUrl: string,
  now: Date,
): Promise<void> => {
  await publish(
    tx,
    returned.map((payout) => ({ ...payoutOf(payout), type: 'payout.returned' as const })),
    now,
  )
  await mailSellers(
    tx,
    returned.map((payout) => ({
      key: `payout-returned:${payout.id}`,
      sellerId: payout.sellerId,
      write: (to) => payoutReturnedMail(publicUrl, to, payout),
    })),
    now,
  )
}
