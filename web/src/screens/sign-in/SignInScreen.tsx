import { Navigate, useSearchParams } from 'react-router'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { OnArrival } from '../../features/identity/OnArrival.tsx'
import { OpenIdOption } from '../../features/identity/OpenIdOption.tsx'
import { PasskeyButton } from '../../features/identity/PasskeyButton.tsx'
import { RoleOffer } from '../../features/identity/RoleOffer.tsx'
import { SecondStep } from '../../features/identity/SecondStep.tsx'
import { SignInForm } from '../../features/identity/SignInForm.tsx'
import { safeNext } from '../../features/identity/safe-next.ts'
import { useDoor } from '../../features/identity/use-door.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Sign In' })

export default function SignInScreen() {
  const door = useDoor('buyer')
  const [search] = useSearchParams()
  const opened = (person: Parameters<typeof door.enter>[0]) =>
    door.enter(person, 'Your buyer account is open.')
  if (door.stranger) return <RoleOffer door="buyer" person={door.stranger} onOpened={opened} />
  if (door.step)
    return <SecondStep step={door.step} onSignedIn={door.arrive} onStartAgain={door.startAgain} />
  return (
    <OnArrival signedIn={() => <Navigate to={safeNext(search.get('next'), '/dashboard')} replace />}>
      <FormPage
        eyebrow="For buyers"
        title="Sign In"
        foot={
          <>
            <p>
              No account yet? <TextLink to={door.withNext('/signup')}>Sign up</TextLink>
            </p>
            <p>
              Do you sell credits? <TextLink to="/sellerlogin">Seller login</TextLink>
            </p>
          </>
        }
      >
        <SignInForm onAnswered={door.answered} />
        <PasskeyButton onSignedIn={door.arrive} />
        <OpenIdOption door="buyer" whenConfigured onAnswered={door.answered} />
      </FormPage>
    </OnArrival>
  )
}
