import type { SellerDecision } from '@ledgerleaf/contract/seller-checks'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

const words: Record<SellerDecision, { subject: string; state?: string; text: string }> = {
  approve: {
    subject: 'Your identity was checked',
    text: 'We checked who your company is. Your public page says so, and the limit of what you can have on sale is lifted. Listings that were off sale until this check are on sale again.',
  },
  ask: {
    subject: 'We need more about your company',
    state: 'Needs your attention',
    text: 'We looked at what you told of your company and need more. Until it is checked the limit of what you can have on sale stays.',
  },
  refuse: {
    subject: 'Your identity was not accepted',
    state: 'Not accepted',
    text: 'We could not accept what you told of your company. The limit of what you can have on sale stays.',
  },
}

export const identityMail = (
  publicUrl: string,
  to: string,
  { decision, reason }: { decision: SellerDecision; reason: string },
): MailMessage => {
  const { subject, state, text } = words[decision]
  return {
    to,
    subject,
    content: {
      reader: 'seller',
      ...(state === undefined ? {} : { state }),
      body: [text, ...(reason ? [{ quote: reason }] : [])],
      action: { label: 'See your project files', link: `${publicUrl}/seller/projects` },
    },
  }
}
