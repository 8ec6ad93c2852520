import type { Invitation } from '@ledgerleaf/contract/organisations'
import type { ReactNode } from 'react'
import { mayText, roleText } from '../../nouns/organisation/words.ts'

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-0.5 border-hairline border-b py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)]">
    <dt className="text-muted text-sm sm:pt-0.5">{term}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** Who invites whom, to what, and as what. */
export const InvitationText = ({ invitation }: { invitation: Invitation }) => (
  <dl className="border-edge border-t-2 text-note">
    <Line term="Invited by">{invitation.invitedBy}</Line>
    <Line term="For">{invitation.email}</Line>
    <Line term="As">
      <span className="font-medium">{roleText(invitation)}</span>
      <span className="block text-muted">{mayText(invitation.role)}</span>
    </Line>
  </dl>
)
