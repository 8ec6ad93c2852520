import type { Door, Person } from '@ledgerleaf/contract/identity'
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
  const [stranger, setStranger] = useState<Person | null>(null)

  const enter = async (person: Person, words: string, to: string = doors[door].home) => {
    await changePerson(person)
    toast.success(words)
    await navigate(safeNext(search.get('next'), to), { replace: true })
  }
  const arrive = async (person: Person) => {
    const home = homeOf(person, door)
    if (home) return enter(person, `Signed in as ${person.email}.`, home)
    await changePerson(person)
    setStranger(person)
  }
  /** The same way back, for the link to the other screen of this door. */
  const withNext = (path: string) => (search.size > 0 ? `${path}?${search}` : path)

  return { enter, arrive, stranger, withNext }
}
