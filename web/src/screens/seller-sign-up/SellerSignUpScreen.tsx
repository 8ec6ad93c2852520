import type { Person } from '@ledgerleaf/contract/identity'
import { Navigate } from 'react-router'
import { doors } from '../../features/identity/doors.ts'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { OnArrival } from '../../features/identity/OnArrival.tsx'
import { RoleOffer } from '../../features/identity/RoleOffer.tsx'
import { SellerSignUpForm } from '../../features/identity/SellerSignUpForm.tsx'
import { useDoor } from '../../features/identity/use-door.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller Sign Up' })

export default function SellerSignUpScreen() {
  const door = useDoor('seller')
  const opened = (person: Person) =>
    door.enter(person, 'Your seller account is ready. List your first credits.', '/sellerlisting')
  const alreadyIn = (person: Person) =>
    person.roles.includes('seller') ? (
      <Navigate to={doors.seller.home} replace />
    ) : (
      <RoleOffer door="seller" person={person} onOpened={opened} />
    )
  return (
    <OnArrival signedIn={alreadyIn}>
      <FormPage
        eyebrow="For sellers"
        title="Seller Sign Up"
        text="List your credits where buyers can check every one of them."
        foot={
          <>
            <p>
              Already selling here? <TextLink to={door.withNext('/sellerlogin')}>Seller login</TextLink>
            </p>
            <p>
              Do you buy credits? <TextLink to="/signup">Sign up as a buyer</TextLink>
            </p>
          </>
        }
      >
        <SellerSignUpForm onSignedUp={opened} />
      </FormPage>
    </OnArrival>
  )
}
