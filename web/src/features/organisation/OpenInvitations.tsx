import { type OpenInvitation, organisationsApi } from '@ledgerleaf/contract/organisations'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { roleText } from '../../nouns/organisation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { useAct } from './use-act.ts'

const Waiting = ({ invitation }: { invitation: OpenInvitation }) => {
  const { id, email, role, endsOn, invitedBy, invitedAt, expiresAt, needsOwner } = invitation
  const may = useMay('manage')
  const again = useAct({
    act: () => send(organisationsApi.invite, { body: { email, role, endsOn } }),
    said: () => `A new mail is on its way to ${email}. The old link has ended.`,
  })
  const withdraw = useAct({
    act: () => send(organisationsApi.withdrawInvitation, { params: { id } }),
    said: () => `The invitation of ${email} is taken back.`,
  })
  const error = again.error ?? withdraw.error
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="break-all font-medium">{email}</p>
        <p className="text-muted text-sm">
          {roleText({ role, endsOn })}, invited by {invitedBy} on{' '}
          <time dateTime={invitedAt}>{writeDate(invitedAt)}</time>;{' '}
          {needsOwner ? (
            'limits were set since, so an owner has to send it again'
          ) : (
            <>
              may accept until <time dateTime={expiresAt}>{writeDate(expiresAt)}</time>
            </>
          )}
        </p>
        {error && (
          <p role="alert" className="text-error text-sm">
            {messageOf(error)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          disabled={!may}
          busy={again.isPending}
          aria-label={`Send the invitation to ${email} again`}
          onClick={() => again.mutate()}
        >
          Send again
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={!may}
          busy={withdraw.isPending}
          aria-label={`Take back the invitation of ${email}`}
          onClick={() => withdraw.mutate()}
        >
          Take back
        </Button>
      </div>
    </li>
  )
}

/** Who was invited and has not answered yet. */
export const OpenInvitations = ({ invitations }: { invitations: readonly OpenInvitation[] }) =>
  invitations.length > 0 && (
    <div className="grid gap-2">
      <h3 className="font-medium text-sm">Invited, not answered yet</h3>
      <ul className="border-edge border-t">
        {invitations.map((invitation) => (
          <Waiting key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  )
