import { useEffect, useState } from 'react'
import { useSession } from './use-session.ts'

/**
 * Whether somebody was signed in on this page and is no longer: what is pressed next must not be done in nobody's name before
 * they have said so. Who signs in elsewhere and comes back is known again.
 */
export const useEndedSession = () => {
  const { state, retry } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [goesOn, setGoesOn] = useState(false)
  useEffect(() => {
    if (state !== 'signed-in') return
    setWasSignedIn(true)
    setGoesOn(false)
  }, [state])
  const isEnded = wasSignedIn && state === 'signed-out' && !goesOn
  useEffect(() => {
    if (!isEnded) return
    window.addEventListener('focus', retry)
    return () => window.removeEventListener('focus', retry)
  }, [isEnded, retry])
  return { isEnded, goOn: () => setGoesOn(true) }
}
