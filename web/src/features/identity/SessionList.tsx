import { identityApi, type SessionSummary } from '@ledgerleaf/contract/identity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { personQueries } from '../../nouns/person/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Part } from '../../ui/Part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const useRevoke = () => {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: personQueries.sessions().queryKey })
  return useMutation({
    mutationFn: (id: string) => send(identityApi.revokeSession, { body: { id } }),
    onSuccess: () => toast.success('That session is ended.'),
    // One that is gone already is what was wished for; the fresh list shows it.
    onError: (error) => (hasCode(error, 'not_found') ? undefined : toast.error(messageOf(error))),
    onSettled: refresh,
  })
}

const Row = ({ session }: { session: SessionSummary }) => {
  const revoke = useRevoke()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.device || 'Unknown device'}
          {session.current && <Badge tone="leaf">This device</Badge>}
        </p>
        <p className="text-muted text-sm">
          <span className="max-sm:sr-only">Last seen </span>
          <time dateTime={session.lastSeenAt}>{moment.format(new Date(session.lastSeenAt))}</time>
          {session.address && (
            <>
              {' '}
              from <span className="inline-block max-w-full break-all">{session.address}</span>
            </>
          )}
        </p>
      </div>
      {session.current ? (
        <ButtonLink to="/logout" variant="outline" size="small">
          Log Out
        </ButtonLink>
      ) : (
        <Button
          variant="outline"
          size="small"
          busy={revoke.isPending}
          aria-label={`End session on ${session.device || 'the unknown device'}`}
          onClick={() => revoke.mutate(session.id)}
        >
          End session
        </Button>
      )}
    </li>
  )
}

/** More than these wait behind a press: whoever looks for a stranger finds the latest first. */
const shownFirst = 4

/** Where the person is signed in, with a way to end each of them. */
export const SessionList = () => {
  const { data, isError, isFetching, refetch } = useQuery(personQueries.sessions())
  const [isWhole, setWhole] = useState(false)
  // The latest first, as they come, with the one that reads this before them.
  const sessions = data ? data.sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) : []
  const older = sessions.length - shownFirst
  return (
    <Part
      look="beside"
      id="sessions"
      title="Sessions"
      lead="Where you are signed in. End any session that is not yours."
    >
      {data && (
        <div className="border-edge border-t-2 bg-sheet">
          <ul>
            {sessions.slice(0, isWhole ? undefined : shownFirst).map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
          {older > 0 && (
            <p className="border-hairline border-t px-4 py-2 sm:px-5">
              <button
                type="button"
                aria-expanded={isWhole}
                className={`${textLinkLook} min-h-9 text-sm`}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? 'Show fewer' : `Show ${older} more`}
              </button>
            </p>
          )}
        </div>
      )}
      {!data && isError && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <Spinner className="size-8 text-leaf" label="Loading sessions" />}
    </Part>
  )
}
