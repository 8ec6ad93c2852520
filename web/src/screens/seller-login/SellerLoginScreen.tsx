import type { Person } from '@ledgerleaf/contract/identity'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { homeOf } from '../../features/identity/doors.ts'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { OnArrival } from '../../features/identity/OnArrival.tsx'
import { OpenIdOption } from '../../features/identity/OpenIdOption.tsx'
import { PasskeyButton } from '../../features/identity/PasskeyButton.tsx'
import { RoleOffer } from '../../features/identity/RoleOffer.tsx'
import { SecondStep } from '../../features/identity/SecondStep.tsx'
import { SellerLoginForm } from '../../features/identity/SellerLoginForm.tsx'
import { safeNext } from '../../features/identity/safe-next.ts'
import { useDoor } from '../../features/identity/use-door.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller Login' })

export default function SellerLoginScreen() {
  const door = useDoor('seller')
  const [search] = useSearchParams()
  const [rememberMe, setRememberMe] = useState(false)
  const offer = (person: Person) => (
    <RoleOffer
      door="seller"
      person={person}
      onOpened={(opened) => door.enter(opened, 'Your seller account is open.')}
    />
  )
  const alreadyIn = (person: Person) => {
    const home = homeOf(person, 'seller')
    return home ? <Navigate to={safeNext(search.get('next'), home)} replace /> : offer(person)
  }
  if (door.stranger) return offer(door.stranger)
  if (door.step)
    return <SecondStep step={door.step} onSignedIn={door.arrive} onStartAgain={door.startAgain} />
  return (
    <OnArrival signedIn={alreadyIn}>
      <FormPage
        eyebrow="For sellers"
        title="Seller Login"
        foot={
          <>
            <p>
              No seller account yet? <TextLink to="/sellersignup">Sign up</TextLink>
            </p>
            <p>
              Do you buy credits? <TextLink to="/signin">Buyer sign-in</TextLink>
            </p>
          </>
        }
      >
        <SellerLoginForm onAnswered={door.answered} onRememberMe={setRememberMe} />
        <PasskeyButton rememberMe={rememberMe} onSignedIn={door.arrive} />
        <OpenIdOption door="seller" rememberMe={rememberMe} onAnswered={door.answered} />
      </FormPage>
    </OnArrival>
  )
}
