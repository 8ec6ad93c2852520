import type { Door, Person } from '@ledgerleaf/contract/identity'
import type { ComponentType, ReactNode } from 'react'
import { toast } from '../../ui/toast.ts'
import { changePerson } from './change-person.ts'
import { RequireSignIn } from './RequireSignIn.tsx'
import { RoleOffer } from './RoleOffer.tsx'

type Props = {
  door: Door
  /** What stands around the offer, in place of the page that is not theirs yet. */
  OfferFrame: ComponentType<{ children: ReactNode }>
  children: (person: Person) => ReactNode
}

/** Lets through who holds the role, and offers it to who is signed in without it. */
export const RequireRole = ({ door, OfferFrame, children }: Props) => {
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
          <OfferFrame>
            <RoleOffer door={door} person={person} onOpened={opened} />
          </OfferFrame>
        )
      }
    </RequireSignIn>
  )
}
