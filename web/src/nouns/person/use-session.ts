import type { Person } from '@ledgerleaf/contract/identity'
import { createContext, useContext } from 'react'
import { useAnswer } from '../../api/answer.ts'
import { session } from './session.ts'

export type Session = { retry: () => void } & (
  | { state: 'loading'; person: null }
  | { state: 'failed'; person: null }
  | { state: 'signed-out'; person: null }
  | { state: 'signed-in'; person: Person }
)

const Shown = createContext<Person | null>(null)

/** Within it the screens are this person's, whoever is signed in: for showing them with samples. */
export const ShownPerson = Shown.Provider

/** Whether these screens are shown with samples: nothing is asked of the server for them. */
export const useIsSample = (): boolean => useContext(Shown) !== null

const retry = () => void session.refresh().catch(() => undefined)

/** Who is signed in. A failed refresh does not sign anyone out: what was known stays until the server says otherwise. */
export const useSession = (): Session => {
  const { data, hasFailed } = useAnswer(session)
  const person = useContext(Shown) ?? data?.person
  if (person) return { state: 'signed-in', person, retry }
  if (data) return { state: 'signed-out', person: null, retry }
  return { state: hasFailed ? 'failed' : 'loading', person: null, retry }
}
