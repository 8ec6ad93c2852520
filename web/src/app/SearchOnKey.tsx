import type { Role } from '@ledgerleaf/contract/identity'
import { lazy, Suspense, useEffect, useState } from 'react'
import { areSingleKeysOn } from '../ui/single-keys.ts'
import { hasEarlyKey, opensSomething } from './early-keys.ts'

const SiteSearch = lazy(() => import('./SiteSearch.tsx'))

/** On a page for everybody the keys of the desk work for who is signed in; what they open is loaded with the first of them. */
export const SearchOnKey = ({ roles }: { roles: readonly Role[] }) => {
  const [first, setFirst] = useState<string>()
  const isListening = first === undefined
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
  return first === undefined ? null : (
    <Suspense>
      <SiteSearch roles={roles} first={first} />
    </Suspense>
  )
}
