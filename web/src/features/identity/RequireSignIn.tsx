import type { Door, Person } from '@ledgerleaf/contract/identity'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../nouns/person/use-session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FullScreenSpinner } from '../../ui/FullScreenSpinner.tsx'
import { doors } from './doors.ts'
import { signInAddress } from './safe-next.ts'

type Props = { door: Door; children: (person: Person) => ReactNode }

/** Asks a visitor to sign in, and leads back here afterwards. The server refuses by itself; this is the courtesy. */
export const RequireSignIn = ({ door, children }: Props) => {
  const session = useSession()
  const location = useLocation()
  if (session.state === 'signed-in') return children(session.person)
  if (session.state === 'signed-out')
    return <Navigate to={signInAddress(doors[door].signIn, location)} replace />
  if (session.state === 'failed') {
    return (
      <div className="mx-auto w-full max-w-page p-6">
        <ErrorState onRetry={session.retry} />
      </div>
    )
  }
  return <FullScreenSpinner />
}
