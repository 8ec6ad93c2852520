import { searchesApi } from '@ledgerleaf/contract/searches'
import { useMutation } from '@tanstack/react-query'
import { hasCode, messageOf } from '../../../api/api-error.ts'
import { send } from '../../../api/client.ts'
import { stale } from '../../../api/signals.ts'
import { personKeys } from '../../../nouns/person/keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** Asks once more: programs that look through mails follow links, and must not end anything by it. */
export const StopMails = ({ token }: { token: string }) => {
  const stop = useMutation({
    mutationFn: () => send(searchesApi.stopMails, { body: { token } }),
    onSuccess: () => stale.send(personKeys.all),
  })
  if (stop.isSuccess)
    return (
      <Notice
        title="You get no more of these mails"
        action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
      >
        Your searches are kept. On the page of your account you can have mails about each of them again.
      </Notice>
    )
  if (!token || hasCode(stop.error, 'not_found') || hasCode(stop.error, 'invalid_input'))
    return (
      <Notice
        tone="attention"
        title="This link does not work"
        action={<ButtonLink to="/account">Go to your account</ButtonLink>}
      >
        It is not complete. Your account lists your searches, each with a switch for its mails.
      </Notice>
    )
  if (stop.isError)
    return <ErrorState title="Not stopped yet" text={messageOf(stop.error)} onRetry={() => stop.mutate()} />
  return (
    <Button busy={stop.isPending} busyLabel="Stopping" onClick={() => stop.mutate()}>
      Stop these mails
    </Button>
  )
}
