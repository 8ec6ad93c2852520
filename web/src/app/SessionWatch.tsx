import { lazy, Suspense, useEffect } from 'react'
import { refreshCsrfToken } from '../api/client.ts'
import { stale } from '../api/signals.ts'
import { personKeys } from '../nouns/person/keys.ts'
import { session } from '../nouns/person/session.ts'
import { useSession } from '../nouns/person/use-session.ts'
import { isUserRecord } from '../nouns/person/user-record.ts'

// A visitor need not load what listens, nor anybody what looks instead.
const VisitorWatch = lazy(() => import('./VisitorWatch.tsx'))
const SignedInWatch = lazy(() => import('./SignedInWatch.tsx'))

const ageMsMax = 60_000

/** Keeps every tab in step: with the others through the mirrored user, with the server through the socket. */
export const SessionWatch = () => {
  const { state, person } = useSession()
  useEffect(() => void refreshCsrfToken(), [])
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    const look = () => {
      if (document.visibilityState === 'visible') session.ensure(ageMsMax)
    }
    window.addEventListener('storage', (event) => isUserRecord(event) && stale.send(personKeys.all), {
      signal,
    })
    window.addEventListener('online', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => leave.abort()
  }, [])
  return (
    <Suspense fallback={null}>
      {person && <SignedInWatch key={person.id} />}
      {state === 'signed-out' && <VisitorWatch />}
    </Suspense>
  )
}
