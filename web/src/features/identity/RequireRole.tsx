import type { Door, Person } from '@ledgerleaf/contract/identity'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../nouns/person/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { changePerson } from './change-person.ts'
import { RequireSignIn } from './RequireSignIn.tsx'
import { RoleOffer } from './RoleOffer.tsx'

type Props = {
  door: Door
  /** What stands around the offer, in place of the page that is not theirs yet. */
  OfferFrame: ComponentType<{ children: ReactNode }>
  /** The rooms of the role: who comes to one of them is told which it is. */
  rooms: readonly { to: string; label: string }[]
  children: (person: Person) => ReactNode
}

/**
 * Lets through who holds the role, and offers it to who is signed in without it. Whoever was let in stays until they leave
 * the page: acting for another organisation elsewhere must not take away what they typed here.
 */
export const RequireRole = ({ door, OfferFrame, rooms, children }: Props) => {
  const [letIn, setLetIn] = useState<string | null>(null)
  const { person: present } = useSession()
  const { pathname } = useLocation()
  const room = rooms.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.label
  const holds = present?.roles.includes(door) ?? false
  // Remembered while this itself is drawn, and not from within what stands inside.
  if (present && holds && letIn !== present.id) setLetIn(present.id)
  const opened = async (person: Person) => {
    await changePerson(person)
    toast.success(`Your ${door} account is open.`)
  }
  return (
    <RequireSignIn door={door}>
      {(person) =>
        person.roles.includes(door) || letIn === person.id ? (
          children(person)
        ) : (
          <OfferFrame>
            <RoleOffer door={door} room={room} person={person} onOpened={opened} />
          </OfferFrame>
        )
      }
    </RequireSignIn>
  )
}
