import { writeDayOf } from '@ledgerleaf/contract/days'
import { firstLines } from '../../platform/mail/first-rows.ts'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'
import type { MailBlock } from '../../platform/mail/mail-content.ts'
import type { RequestRow } from './approval-queries.ts'
import { sizeOf } from './write-request.ts'

type Told = {
  organisation: string
  askedBy: string
  request: Pick<
    RequestRow,
    'id' | 'title' | 'lines' | 'comment' | 'amountCents' | 'tonnes' | 'round' | 'expiresAt' | 'needed'
  >
}

/** What is asked for: its figure, and the first of its lines. */
const factsOf = ({ request: { lines, ...request } }: Told): MailBlock[] => [
  { figure: { label: request.title, value: sizeOf(request) }, facts: [] },
  { lines: firstLines(lines, 'on the page of the request') },
]

const quoteOf = (comment: string) => (comment === '' ? [] : [{ quote: comment }])

/** To each who may decide: what is asked, and a link to the page where it is decided. */
export const approvalAskedMail = (publicUrl: string, to: string, token: string, told: Told): MailMessage => {
  const { organisation, askedBy, request } = told
  const isAnew = request.round > 1
  return {
    to,
    subject: `${askedBy} asks you to approve: ${request.title}`,
    content: {
      reader: 'account',
      body: [
        isAnew
          ? `The price of what ${askedBy} asks ${organisation} to approve has changed. It is to be approved as it is now.`
          : `${askedBy} asks somebody at ${organisation} to approve this. Nothing is held, charged or retired before.`,
        ...factsOf(told),
        ...quoteOf(request.comment),
      ],
      action: {
        label: 'Look at the request',
        link: `${publicUrl}/approvals?token=${encodeURIComponent(token)}`,
      },
      more: [
        `${request.needed > 1 ? 'Two people have to approve it. ' : ''}It waits until ${writeDayOf(request.expiresAt)}. The link opens once, and for you alone; after that it stands among the approvals of ${organisation}.`,
      ],
    },
  }
}

const outcome = (
  publicUrl: string,
  to: string,
  subject: string,
  words: string,
  { told, by, comment = '', state }: { told: Told; by?: string; comment?: string; state?: string },
): MailMessage => ({
  to,
  subject,
  content: {
    reader: 'account',
    ...(state === undefined ? {} : { state }),
    body: [by ? `${by} ${words}` : words, ...factsOf(told), ...quoteOf(comment)],
    action: { label: 'Look at the request', link: `${publicUrl}/approvals#${told.request.id}` },
  },
})

export const approvalGivenMail = (
  publicUrl: string,
  to: string,
  told: Told & { by: string; isDone: boolean },
): MailMessage =>
  outcome(
    publicUrl,
    to,
    `Approved: ${told.request.title}`,
    told.isDone
      ? 'approved what you asked for, and it was done.'
      : 'approved what you asked for. It can be paid for now, by whoever pays.',
    { told, by: told.by },
  )

export const approvalRefusedMail = (
  publicUrl: string,
  to: string,
  told: Told & { by: string; why: string },
): MailMessage =>
  outcome(
    publicUrl,
    to,
    `Refused: ${told.request.title}`,
    'refused what you asked for. Nothing was held, charged or retired.',
    { told, by: told.by, comment: told.why, state: 'Refused' },
  )

export const approvalLapsedMail = (publicUrl: string, to: string, told: Told): MailMessage =>
  outcome(
    publicUrl,
    to,
    `Lapsed: ${told.request.title}`,
    'What you asked for lapsed before it was approved and done. Nothing was held, charged or retired. You can ask again.',
    { told, state: 'Lapsed' },
  )
