import { firstLines } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

/** What is above the limit without a check is off sale: which listings, and what brings them back. */
export const withheldMail = (
  publicUrl: string,
  to: string,
  { limitWords, tokenIds }: { limitWords: string; tokenIds: readonly string[] },
): MailMessage => ({
  to,
  subject: 'Some of your listings are off sale',
  content: {
    reader: 'seller',
    state: 'Needs your attention',
    body: [
      `The check of who your company is no longer holds: something of it was changed since, or an operator took it back. Until it is checked again at most ${limitWords} can be on sale or sold, and what is above that is off sale.`,
      { lines: firstLines(tokenIds, 'on the page of your listings') },
      'Submit “Identity of your company” in your project file. Once it is checked they are on sale again by themselves, at the same price.',
    ],
    action: { label: 'See your project files', link: `${publicUrl}/seller/projects` },
    more: [{ label: 'See your listings', link: `${publicUrl}/seller_listings` }],
  },
})
