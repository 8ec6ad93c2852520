import { dayMail, noticeMail } from '../people/notices/notice-mail.ts'
import type { MailMessage } from '../platform/mail/mail.tasks.ts'
import { companyOf, linesOf, projectOf, publicUrl, to } from './mail-names.ts'
import { idOf, type PaperSize } from './paper-names.ts'

const toldOf = (size: PaperSize, at: number) => ({
  kind: 'deliveries' as const,
  title: `Delivered: 40 t of ${projectOf(size, at)}`,
  words: 'The credits you bought forward are yours now.',
  href: `/orders/${idOf(at)}`,
  organisation: companyOf(size),
})

const mailed = { to, publicUrl, token: 'a-token_of-this-mail' }

export const noticeMailSamples: Record<string, (size: PaperSize) => Omit<MailMessage, 'to'>> = {
  noticeMail: (size) => noticeMail({ ...mailed, told: toldOf(size, 0) }),
  dayMail: (size) =>
    dayMail({
      ...mailed,
      told: [
        ...Array.from({ length: linesOf[size] }, (_, at) => toldOf(size, at)),
        {
          kind: 'deadlines',
          title: 'CSRD report: due in 14 days',
          words: 'Your organisation wrote down Dec 2, 2026.',
          href: '/programme',
          organisation: size === 'short' ? companyOf(size) : 'Umbrella Energy GmbH',
        },
      ],
    }),
}
