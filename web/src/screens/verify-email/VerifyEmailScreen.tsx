import { useSearchParams } from 'react-router'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { useVerifyEmail } from '../../features/identity/use-verify-email.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Confirm your e-mail address' })

const Verification = ({ token }: { token: string }) => {
  const { data, error, mutate } = useVerifyEmail(token)
  const { person } = useSession()
  if (data && person && person.email.toLowerCase() !== data.email.toLowerCase()) {
    return (
      <Notice
        title={`The address ${data.email} is confirmed`}
        action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
      >
        It is the address of another account: you are signed in as {person.email}
        {person.emailVerified ? '.' : ', whose own address is not confirmed yet.'}
      </Notice>
    )
  }
  if (data) {
    return (
      <Notice
        title="Your e-mail address is confirmed"
        action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
      >
        Thank you: {data.email}. There is nothing else to do.
      </Notice>
    )
  }
  if (!token || hasCode(error, 'link_expired') || hasCode(error, 'invalid_input')) {
    return (
      <Notice
        tone="attention"
        title="This link does not work any more"
        action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
      >
        It has been used or has expired. Sign in, and your dashboard can send a new one.
      </Notice>
    )
  }
  if (hasCode(error, 'confirm_signed_in')) {
    const next = encodeURIComponent(`/verify-email?token=${encodeURIComponent(token)}`)
    return (
      <Notice
        tone="attention"
        title="One step more: sign in to this account"
        action={
          <div className="flex flex-wrap gap-3">
            {person ? (
              <ButtonLink to="/logout">Sign out</ButtonLink>
            ) : (
              <ButtonLink to={`/signin?next=${next}`}>Sign in and confirm</ButtonLink>
            )}
            <ButtonLink to="/forgot-password" variant="outline">
              I did not open it
            </ButtonLink>
          </div>
        }
      >
        {person
          ? `You are signed in as ${person.email}, and the link is for another account. Sign out, then open the link again. `
          : 'The link confirms the address of whoever is signed in to the account. '}
        If somebody else signed up with your address, choose a new password: that makes the account yours
        alone.
      </Notice>
    )
  }
  if (error) return <ErrorState title="Not confirmed yet" text={messageOf(error)} onRetry={() => mutate()} />
  return (
    <p className="flex items-center gap-3 text-muted">
      <Spinner className="size-6 text-leaf" label="Confirming" /> Confirming...
    </p>
  )
}

export default function VerifyEmailScreen() {
  const [search] = useSearchParams()
  return (
    <FormPage
      eyebrow="Your account"
      title={
        <>
          Confirm your <span className="whitespace-nowrap">e-mail</span> address
        </>
      }
    >
      <Verification token={search.get('token') ?? ''} />
    </FormPage>
  )
}
