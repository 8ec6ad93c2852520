import type { Person } from '@ledgerleaf/contract/identity'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../nouns/person/use-session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FullScreenSpinner } from '../../ui/FullScreenSpinner.tsx'

type Props = { signedIn: (person: Person) => ReactNode; children: ReactNode }

/**
 * Looks once, on arrival, whether someone is signed in. Signing in on the page itself does not count: the page has
 * its own idea of where that leads.
 */
export const OnArrival = ({ signedIn, children }: Props) => {
  const session = useSession()
  const [arrived, setArrived] = useState<Person | null>()
  if (arrived === undefined) {
    if (session.state === 'failed') return <ErrorState onRetry={session.retry} />
    if (session.state === 'loading') return <FullScreenSpinner />
    setArrived(session.person)
    return <FullScreenSpinner />
  }
  return arrived ? signedIn(arrived) : children
}
