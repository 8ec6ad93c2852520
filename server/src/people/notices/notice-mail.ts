import { noticeKinds } from '@ledgerleaf/contract/notice-kinds'
import { stopNoticesAddress } from '@ledgerleaf/contract/notices'
import { restRow, rowsMax } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock } from '../../platform/mail/mail-content.ts'
import type { notices } from './notices.tables.ts'

type Told = Pick<typeof notices.$inferSelect, 'kind' | 'title' | 'words' | 'href'> & { organisation: string }
type Mailed<About> = { to: string; publicUrl: string; token: string; told: About }

/** What was told of each organisation, as far as it is named here; the rest stands in the page. */
const linesOf = (publicUrl: string, told: readonly Told[]): MailBlock[] => {
  const named = told.slice(0, rowsMax)
  const organisations = [...new Set(named.map(({ organisation }) => organisation))]
  const isOne = told.every(({ organisation }) => organisation === organisations[0])
  const rest = told.length - named.length
  return [
    ...organisations.flatMap((organisation): MailBlock[] => [
      ...(isOne ? [] : [`For “${organisation}”:`]),
      {
        facts: named
          .filter((one) => one.organisation === organisation)
          .map(({ kind, title, words, href }) => ({
            label: title,
            value: noticeKinds[kind].name,
            detail: words,
            link: `${publicUrl}${href}`,
          })),
      },
    ]),
    ...(rest > 0 ? [{ facts: [restRow(rest, 'on the page of notifications')] }] : []),
  ]
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
      body: linesOf(publicUrl, told),
      action: { label: 'See all notifications', link: `${publicUrl}/notifications` },
      more: ['There is at most one such mail a day, and none where there is nothing new.', ...links],
    },
  }
}
