import { lazy, Suspense, useEffect, useState } from 'react'
import { organisationChanged, personChanged } from '../api/signals.ts'
import { takeSaid } from '../nouns/organisation/begin-anew.ts'
import { toast } from '../ui/toast.ts'

// Hardly anybody ever sees it.
const MovedNotice = lazy(() => import('../features/organisation/MovedNotice.tsx'))

/** Says that the session acts for another organisation than the page that is open, and leaves that page as it is. */
export const OrganisationWatch = () => {
  const [hasMoved, setMoved] = useState(false)
  useEffect(() => {
    const said = takeSaid()
    if (said) void toast.success(said)
  }, [])
  useEffect(() => {
    const leave = [
      organisationChanged.listen(() => setMoved(true)),
      personChanged.listen(() => setMoved(false)),
    ]
    return () => {
      for (const stop of leave) stop()
    }
  }, [])
  return (
    hasMoved && (
      <Suspense>
        <MovedNotice />
      </Suspense>
    )
  )
}
