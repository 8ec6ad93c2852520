import { useMutation } from '@tanstack/react-query'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { stale } from '../../api/signals.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Way = { to: string; label: string; text: string }
type Props = {
  token: string
  stop: (token: string) => Promise<unknown>
  /** What is another by it, by its key. */
  changes: readonly string[]
  /** Where one goes on once they are stopped, and where one stops them by hand. */
  after: Way
  byHand: Way
}

const WayOn = ({ to, label }: Way) => <ButtonLink to={to}>{label}</ButtonLink>

/** Asks once more: programs that look through mails follow links, and must not end anything by it. */
export const StopMails = ({ token, stop, changes, after, byHand }: Props) => {
  const asked = useMutation({
    mutationFn: () => stop(token),
    onSuccess: () => stale.send(changes),
  })
  if (asked.isSuccess)
    return (
      <Notice title="You get no more of these mails" action={<WayOn {...after} />}>
        {after.text}
      </Notice>
    )
  if (!token || hasCode(asked.error, 'not_found') || hasCode(asked.error, 'invalid_input'))
    return (
      <Notice tone="attention" title="This link does not work" action={<WayOn {...byHand} />}>
        It is not complete. {byHand.text}
      </Notice>
    )
  if (asked.isError)
    return <ErrorState title="Not stopped yet" text={messageOf(asked.error)} onRetry={() => asked.mutate()} />
  return (
    <Button busy={asked.isPending} busyLabel="Stopping" onClick={() => asked.mutate()}>
      Stop these mails
    </Button>
  )
}
