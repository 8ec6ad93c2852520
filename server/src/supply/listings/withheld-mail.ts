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
    body: [
      `The check of who your company is no longer holds: something of it was changed since, or an operator took it back. Until it is checked again at most ${limitWords} can be on sale or sold, and these listings are off sale: ${tokenIds.join(', ')}.`,
      'Submit “Identity of your company” in your project file. Once it is checked they are on sale again by themselves, at the same price.',
    ],
    action: { label: 'See your project files', link: `${publicUrl}/seller/projects` },
  },
})
