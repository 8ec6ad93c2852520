import { writeDay } from '@ledgerleaf/contract/days'
import { countedCredits } from '@ledgerleaf/contract/offset-standing'
import { offsetRule } from '@ledgerleaf/contract/offset-words'
import { shareKinds } from '@ledgerleaf/contract/retirement-shares'
import type { SharedCertificate } from '@ledgerleaf/contract/shared-certificates'
import { firstRows } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

const count = (credits: number) => `${credits.toLocaleString('en-US')} t CO2e`

/** To whoever retired for several at once: each share with its own certificate to hand on, and the one over the whole. */
export const sharedMail = (
  publicUrl: string,
  to: string,
  { id, quantity, shares }: SharedCertificate,
  isAttached: boolean,
): MailMessage => {
  const retired = shares.flatMap(({ certificates }) => certificates.map(({ retirement }) => retirement))
  const { beneficiary = '', retiredAt = '' } = retired[0] ?? {}
  return {
    to,
    subject: 'Your certificates of retirement',
    content: {
      reader: 'holder',
      body: [
        `${count(quantity)} were retired for good on ${writeDay(retiredAt)}, for ${beneficiary}, and shared among ${shares.length}. Each share has a certificate of its own, and one stands over all of them. That of a share does not name the others.`,
        {
          figure: { label: 'Retired', value: count(quantity) },
          facts: [
            { label: 'For', value: beneficiary },
            { label: 'On', value: writeDay(retiredAt) },
            ...firstRows(
              shares.map(({ name, kind, quantity: tonnes, certificateId }) => ({
                label: name,
                value: count(tonnes),
                detail: shareKinds[kind],
                link: `${publicUrl}/certificates/${certificateId}`,
              })),
              'on the certificate over all of them',
            ),
          ],
        },
      ],
      action: {
        label: `One certificate over all ${quantity.toLocaleString('en-US')} t`,
        link: `${publicUrl}/certificates/${id}`,
      },
      more: [
        `${isAttached ? 'The PDF over the whole is attached; it names every share. ' : ''}On the page of each certificate are its PDF and the proof file, with which anyone can check it years from now without us.`,
        ...(countedCredits(retired) < quantity
          ? [
              'It is final in our ledger now. Next the same serials are retired at their registries; each certificate says how far that is.',
              offsetRule,
            ]
          : []),
      ],
    },
  }
}
