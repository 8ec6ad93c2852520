import { Navigate } from 'react-router'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { OnArrival } from '../../features/identity/OnArrival.tsx'
import { OpenIdOption } from '../../features/identity/OpenIdOption.tsx'
import { RoleOffer } from '../../features/identity/RoleOffer.tsx'
import { SecondStep } from '../../features/identity/SecondStep.tsx'
import { SignUpForm } from '../../features/identity/SignUpForm.tsx'
import { useDoor } from '../../features/identity/use-door.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Sign Up' })

export default function SignUpScreen() {
  const door = useDoor('buyer')
  const opened = (person: Parameters<typeof door.enter>[0]) =>
    door.enter(person, 'Your buyer account is open.')
  if (door.stranger) return <RoleOffer door="buyer" person={door.stranger} onOpened={opened} />
  if (door.step)
    return <SecondStep step={door.step} onSignedIn={door.arrive} onStartAgain={door.startAgain} />
  return (
    <OnArrival signedIn={() => <Navigate to="/dashboard" replace />}>
      <FormPage
        eyebrow="For buyers"
        title="Sign Up"
        text="An account keeps your credits, your retirements and the proof of both."
        foot={
          <>
            <p>
              Already have an account? <TextLink to={door.withNext('/signin')}>Sign in</TextLink>
            </p>
            <p>
              Do you sell credits? <TextLink to="/sellersignup">Sign up as a seller</TextLink>
            </p>
          </>
        }
      >
        <SignUpForm onSignedUp={opened} />
        <OpenIdOption door="buyer" whenConfigured onAnswered={door.answered} />
      </FormPage>
    </OnArrival>
  )
}
