import type { SellerDecision } from '@ledgerleaf/contract/seller-checks'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

const words: Record<SellerDecision, { subject: string; text: string }> = {
  approve: {
    subject: 'Your identity was checked',
    text: 'We checked who your company is. Your public page says so, and the limit of what you can have on sale is lifted. Listings that were off sale until this check are on sale again.',
  },
  ask: {
    subject: 'We need more about your company',
    text: 'We looked at what you told of your company and need more. Until it is checked the limit of what you can have on sale stays.',
  },
  refuse: {
    subject: 'Your identity was not accepted',
    text: 'We could not accept what you told of your company. The limit of what you can have on sale stays.',
  },
}

export const identityMail = (
  publicUrl: string,
  to: string,
  { decision, reason }: { decision: SellerDecision; reason: string },
): MailMessage => ({
  to,
  subject: words[decision].subject,
  content: {
    reader: 'seller',
    body: [words[decision].text, ...(reason ? [{ quote: reason }] : [])],
    action: { label: 'See your project files', link: `${publicUrl}/seller/projects` },
  },
})
