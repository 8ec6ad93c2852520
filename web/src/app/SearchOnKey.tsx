import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../nouns/person/use-session.ts'
import { areSingleKeysOn } from '../ui/single-keys.ts'
import { hasEarlyKey, opensSomething } from './early-keys.ts'

const SiteSearch = lazy(() => import('./SiteSearch.tsx'))

/** On a page for everybody the keys of the desk work for who is signed in; what they open is loaded with the first of them. */
export const SearchOnKey = () => {
  const { person } = useSession()
  const [first, setFirst] = useState<string>()
  const isListening = person !== null && person !== undefined && first === undefined
  useEffect(() => {
    if (!isListening) return
    if (hasEarlyKey()) return setFirst('early')
    const open = (event: KeyboardEvent) => {
      if (!opensSomething(event) || (event.key !== 'k' && !areSingleKeysOn())) return
      event.preventDefault()
      setFirst(event.key)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [isListening])
  return person && first !== undefined ? (
    <Suspense>
      <SiteSearch roles={person.roles} first={first} />
    </Suspense>
  ) : null
}
