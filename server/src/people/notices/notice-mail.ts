import { noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { stopNoticesAddress } from '@ledgerleaf/contract/notices'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock } from '../../platform/mail/mail-content.ts'
import type { notices } from './notices.tables.ts'

type Told = Pick<typeof notices.$inferSelect, 'kind' | 'title' | 'words' | 'href'> & { organisation: string }
type Mailed<About> = { to: string; publicUrl: string; token: string; told: About }

/** Gmail cuts a long mail off; what is left out stands in the page. */
const shownMax = 30

/** In which order the organisations come, and what was told of each. */
const linesOf = (publicUrl: string, told: readonly Told[]): MailBlock[] => {
  const organisations = [...new Set(told.map(({ organisation }) => organisation))]
  return organisations.flatMap((organisation): MailBlock[] => [
    ...(organisations.length > 1 ? [`For “${organisation}”:`] : []),
    {
      facts: told
        .filter((one) => one.organisation === organisation)
        .map(({ kind, title, words, href }) => ({
          label: title,
          value: noticeKinds[kind].name,
          detail: words,
          link: `${publicUrl}${href}`,
        })),
    },
  ])
}

const stopped = (publicUrl: string, token: string) => {
  const stopLink = `${publicUrl}${stopNoticesAddress(token)}`
  return {
    stopLink,
    links: [
      { label: 'Choose what comes by mail', link: `${publicUrl}/notifications#mails` },
      { label: 'Stop these mails', link: stopLink },
    ],
  }
}

/** What somebody wants to hear of at once. */
export const noticeMail = ({ to, publicUrl, token, told }: Mailed<Told>): MailMessage => {
  const { stopLink, links } = stopped(publicUrl, token)
  const { title, words, href, organisation } = told
  return {
    to,
    stopLink,
    subject: title,
    content: {
      reader: 'account',
      body: [words, `This is about “${organisation}”.`],
      action: { label: 'Look at it', link: `${publicUrl}${href}` },
      more: links,
    },
  }
}

/** All that somebody was told in the page and has not read there; one mail a day for all their organisations. */
export const dayMail = ({ to, publicUrl, token, told }: Mailed<readonly Told[]>): MailMessage => {
  const { stopLink, links } = stopped(publicUrl, token)
  const organisations = new Set(told.map(({ organisation }) => organisation))
  const hidden = told.length - shownMax
  const where = organisations.size === 1 ? ` at “${[...organisations].join('')}”` : ''
  return {
    to,
    stopLink,
    subject:
      told.length === 1
        ? `New: ${told[0]?.title}`
        : `${told.length.toLocaleString('en-US')} things you have not read${where}`,
    content: {
      reader: 'account',
      headline: `What is new${where}`,
      body: [
        ...linesOf(publicUrl, told.slice(0, shownMax)),
        ...(hidden > 0 ? [`And ${hidden.toLocaleString('en-US')} more in the page.`] : []),
      ],
      action: { label: 'See all notifications', link: `${publicUrl}/notifications` },
      more: ['There is at most one such mail a day, and none where there is nothing new.', ...links],
    },
  }
}
