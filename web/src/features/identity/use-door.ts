import type { Door, Person } from '@ledgerleaf/contract/identity'
import type { SignInStep } from '@ledgerleaf/contract/sign-in-step'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../ui/toast.ts'
import { changePerson } from './change-person.ts'
import { doors, homeOf } from './doors.ts'
import { safeNext } from './safe-next.ts'

/** What happens once someone has shown who they are at a door: they go in, or are offered the role it asks for. */
export const useDoor = (door: Door) => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [step, setStep] = useState<SignInStep | null>(null)
  const [stranger, setStranger] = useState<Person | null>(null)

  const enter = async (person: Person, words: string, to: string = doors[door].home) => {
    await changePerson(person)
    toast.success(words)
    await navigate(safeNext(search.get('next'), to), { replace: true })
  }
  const arrive = async (person: Person) => {
    // Whoever came to confirm an address goes back to that, whatever they are here.
    const isConfirming = search.get('next')?.startsWith('/verify-email?')
    const home = homeOf(person, door) ?? (isConfirming ? doors[door].home : null)
    if (home) return enter(person, `Signed in as ${person.email}.`, home)
    await changePerson(person)
    setStranger(person)
  }
  /** What the server made of a sign-in: somebody is here, or something else is asked for first. */
  const answered = async ({ person, step }: { person: Person | null; step: SignInStep | null }) => {
    if (step) setStep(step)
    else if (person) await arrive(person)
  }
  const startAgain = () => setStep(null)
  /** The same way back, for the link to the other screen of this door. */
  const withNext = (path: string) => (search.size > 0 ? `${path}?${search}` : path)

  return { enter, arrive, answered, step, startAgain, stranger, withNext }
}
