import { FormPage } from '../../features/identity/FormPage.tsx'
import { LogOutButton } from '../../features/identity/LogOutButton.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FullScreenSpinner } from '../../ui/FullScreenSpinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Log Out' })

export default function LogoutScreen() {
  const session = useSession()
  if (session.state === 'loading') return <FullScreenSpinner />
  if (session.state === 'failed') return <ErrorState onRetry={session.retry} />
  if (session.state === 'signed-out') {
    return (
      <FormPage
        eyebrow="Your account"
        title="You are logged out"
        text="Nothing of your account is left open here."
      >
        <ButtonLink to="/signin">Sign In</ButtonLink>
      </FormPage>
    )
  }
  return (
    <FormPage
      eyebrow="Your account"
      title="Log Out"
      text={
        <p>
          You are signed in as{' '}
          <strong className="break-all font-medium text-ink">{session.person.email}</strong>.
        </p>
      }
      foot={
        <p>
          Changed your mind? <TextLink to="/dashboard">Back to your dashboard</TextLink>
        </p>
      }
    >
      <LogOutButton />
    </FormPage>
  )
}
