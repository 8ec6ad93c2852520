import { writeDay } from '@ledgerleaf/contract/days'
import { type MemberRole, memberRoleWords } from '@ledgerleaf/contract/member-roles'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

/** What was done to a member. */
export type MemberChange =
  | { what: 'role'; role: MemberRole; endsOn: string | null }
  | { what: 'removed' }
  | { what: 'left' }
  | { what: 'handed_over' }
  | { what: 'contact' }

type ToldChange = { organisation: string; by: string; about: string; change: MemberChange }

/** What was done, as it is told in a mail and in the page. */
export const memberWords = ({
  organisation,
  by,
  about,
  change,
}: ToldChange): { title: string; words: string } => {
  switch (change.what) {
    case 'role': {
      const { name } = memberRoleWords[change.role]
      const until = change.endsOn ? ` until ${writeDay(change.endsOn)}` : ''
      return {
        title: 'A role was changed in your organisation',
        words: `“${by}” gave “${about}” another role at “${organisation}”: ${name}${until}.`,
      }
    }
    case 'removed':
      return {
        title: 'A member was removed from your organisation',
        words: `“${by}” removed “${about}” from “${organisation}”. They see and do nothing for it any more.`,
      }
    case 'left':
      return {
        title: 'A member left your organisation',
        words: `“${about}” left “${organisation}”. They see and do nothing for it any more.`,
      }
    case 'handed_over':
      return {
        title: 'Your organisation was handed over',
        words: `“${by}” handed “${organisation}” over to “${about}”, who is its owner now. “${by}” stays as an admin.`,
      }
    case 'contact':
      return {
        title: 'Mails of your organisation go to somebody else',
        words: `“${by}” lets mails about the orders, holdings and projects of “${organisation}” go to “${about}” from now on.`,
      }
  }
}

/** To every owner, and to whom it concerns: a change of who may do what is never quiet. */
export const memberMail = (publicUrl: string, to: string, told: ToldChange): MailMessage => {
  const { title, words } = memberWords(told)
  return {
    to,
    subject: title,
    content: {
      reader: 'account',
      body: [words, 'If you do not know why, ask whoever did it, or write to us.'],
      action: { label: 'Look at the organisation', link: `${publicUrl}/organisation` },
    },
  }
}
