import type { Person } from '@ledgerleaf/contract/identity'
import type { ReactNode } from 'react'
import { toast } from '../../ui/toast.ts'
import { useChangePerson } from './change-person.ts'
import type { Door } from './doors.ts'
import { RequireSignIn } from './RequireSignIn.tsx'
import { RoleOffer } from './RoleOffer.tsx'

type Props = { door: Door; children: (person: Person) => ReactNode }

/** Lets through who holds the role, and offers it to who is signed in without it. */
export const RequireRole = ({ door, children }: Props) => {
  const changePerson = useChangePerson()
  const opened = async (person: Person) => {
    await changePerson(person)
    toast.success(`Your ${door} account is open.`)
  }
  return (
    <RequireSignIn door={door}>
      {(person) =>
        person.roles.includes(door) ? (
          children(person)
        ) : (
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto grid min-h-dvh w-full max-w-xl content-center px-5 py-12"
          >
            <RoleOffer door={door} person={person} onOpened={opened} />
          </main>
        )
      }
    </RequireSignIn>
  )
}
