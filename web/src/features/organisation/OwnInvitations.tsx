import { type OwnInvitation, organisationsApi } from '@ledgerleaf/contract/organisations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { beginAnew } from '../../nouns/organisation/begin-anew.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { actsNowText, mayText, roleText } from '../../nouns/organisation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeDate } from '../../ui/format.ts'
import { useAct } from './use-act.ts'

const Waiting = ({ invitation }: { invitation: OwnInvitation }) => {
  const { id, organisation, invitedBy, expiresAt, role } = invitation
  const [isAsking, setAsking] = useState(false)
  const accept = useMutation({
    mutationFn: () => send(organisationsApi.acceptOwn, { params: { id } }),
    onSuccess: () => beginAnew(actsNowText(organisation, invitation)),
  })
  const decline = useAct({
    act: () => send(organisationsApi.decline, { params: { id } }),
    said: () => `You declined the invitation to ${organisation}.`,
  })
  const error = accept.error ?? decline.error
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 border-hairline border-b py-4 first:border-t">
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <p className="break-words font-display text-lg leading-snug">
          {invitedBy} invites you to {organisation}
        </p>
        <p className="text-muted text-note">
          As {roleText(invitation)}. {mayText(role)} You can accept until{' '}
          <time dateTime={expiresAt}>{writeDate(expiresAt)}</time>.
        </p>
        {error && (
          <p role="alert" className="text-error text-sm">
            {messageOf(error)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={accept.isPending || accept.isSuccess}
          busyLabel="Accepting..."
          aria-label={`Accept the invitation to ${organisation}`}
          onClick={() => accept.mutate()}
        >
          Accept
        </Button>
        <Button
          variant="outline"
          aria-label={`Decline the invitation to ${organisation}`}
          onClick={() => setAsking(true)}
        >
          Decline
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Decline the invitation to ${organisation}?`}
        text={`${invitedBy} would have to invite you again.`}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              busy={decline.isPending}
              onClick={() => decline.mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              Decline
            </Button>
          </>
        }
      />
    </li>
  )
}

/** What waits for the signed-in person's word, before anything else on their page. */
export const OwnInvitations = () => {
  const { invitations } = useMine()
  if (invitations.length === 0) return null
  return (
    <section aria-label="Invitations to you">
      <ul>
        {invitations.map((invitation) => (
          <Waiting key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}
