import { writeDay, writeDayOf } from '@ledgerleaf/contract/days'
import { type MemberRole, mayDo, memberRoleWords } from '@ledgerleaf/contract/member-roles'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

type Told = {
  organisation: string
  invitedBy: string
  role: MemberRole
  endsOn: string | null
  token: string
  expiresAt: Date
}

export const invitationMail = (
  publicUrl: string,
  to: string,
  { organisation, invitedBy, role, endsOn, token, expiresAt }: Told,
): MailMessage => {
  const { name, may } = memberRoleWords[role]
  // Whoever only reads acts for nobody.
  const asked = mayDo(role, 'ask') ? `act for “${organisation}”` : `read what “${organisation}” does`
  return {
    to,
    subject: `“${invitedBy}” invites you to “${organisation}” at Ledgerleaf`,
    content: {
      reader: 'address',
      body: [
        `“${invitedBy}” invites you to ${asked} at Ledgerleaf, where it buys and retires or sells carbon credits.`,
        `Your role would be: ${name}${endsOn ? `, until ${writeDay(endsOn)}` : ''}. ${may}`,
      ],
      action: {
        label: 'Look at the invitation',
        link: `${publicUrl}/invitation?token=${encodeURIComponent(token)}`,
      },
      more: [
        `The link works until ${writeDayOf(expiresAt)}, for this address alone. If you do not know who invites you, do nothing.`,
      ],
    },
  }
}
