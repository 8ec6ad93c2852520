import type { Person } from '@ledgerleaf/contract/identity'
import type { ReactNode } from 'react'
import { toast } from '../../ui/toast.ts'
import { useChangePerson } from './change-person.ts'
import type { Door } from './doors.ts'
import { RequireSignIn } from './RequireSignIn.tsx'
import { RoleOffer } from './RoleOffer.tsx'

type Props = { role: Door; children: (person: Person) => ReactNode }

/** Lets through who holds the role, and offers it to who is signed in without it. */
export const RequireRole = ({ role, children }: Props) => {
  const changePerson = useChangePerson()
  const opened = async (person: Person) => {
    await changePerson(person)
    toast.success(`Your ${role} account is open.`)
  }
  return (
    <RequireSignIn door={role}>
      {(person) =>
        person.roles.includes(role) ? (
          children(person)
        ) : (
          <main className="mx-auto grid min-h-dvh w-full max-w-xl content-center px-5 py-12">
            <RoleOffer role={role} person={person} onOpened={opened} />
          </main>
        )
      }
    </RequireSignIn>
  )
}
