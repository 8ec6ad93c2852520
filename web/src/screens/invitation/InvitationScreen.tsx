import type { Person } from '@ledgerleaf/contract/identity'
import type { Invitation } from '@ledgerleaf/contract/organisations'
import type { SignInStep } from '@ledgerleaf/contract/sign-in-step'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { changePerson } from '../../features/identity/change-person.ts'
import { FormPage } from '../../features/identity/FormPage.tsx'
import { JoinForm } from '../../features/identity/JoinForm.tsx'
import { SecondStep } from '../../features/identity/SecondStep.tsx'
import { SignInForm } from '../../features/identity/SignInForm.tsx'
import { SignOutHere } from '../../features/identity/SignOutHere.tsx'
import { InvitationText } from '../../features/organisation/InvitationText.tsx'
import { useAccept } from '../../features/organisation/use-accept.ts'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pageMeta } from '../page-meta.ts'
import { tokenOf } from './token-of.ts'

export const meta = pageMeta({ title: 'Invitation' })

const ended: Record<Exclude<Invitation['state'], 'open'>, (by: string) => string> = {
  accepted: () => 'It has been accepted already. Sign in, and it is among the organisations you act for.',
  withdrawn: (by) => `It was taken back or declined. Ask ${by} if you think it should not have been.`,
  expired: (by) => `It was not accepted in time. ${by} can send a new one.`,
}

const Waiting = ({ label }: { label: string }) => (
  <p className="flex items-center gap-3 text-muted">
    <Spinner className="size-6 text-leaf" label={label} /> {label}...
  </p>
)

type AnswerProps = { invitation: Invitation; token: string; onStep: (step: SignInStep) => void }

/** What the person who followed the link can do about it: accept, become who it was sent to, or leave it. */
const Answer = ({ invitation, token, onStep }: AnswerProps) => {
  const session = useSession()
  const accept = useAccept(token, invitation)
  const [hasAccount, setHasAccount] = useState(invitation.hasAccount)
  const [isJoining, setJoining] = useState(false)
  if (session.state === 'failed') return <ErrorState onRetry={session.retry} />
  if (session.state === 'loading') return <Waiting label="Looking who you are" />
  const { person } = session
  if (person && person.email.toLowerCase() !== invitation.email.toLowerCase())
    return (
      <Notice
        tone="attention"
        title={`You are signed in as ${person.email}`}
        action={<SignOutHere label={`Sign out and go on as ${invitation.email}`} />}
      >
        Only an account with the address {invitation.email} can accept this invitation.
      </Notice>
    )
  if (person && !isJoining)
    return (
      <div className="grid gap-5">
        {accept.error && <Notice tone="error">{messageOf(accept.error)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={accept.isPending || accept.isSuccess}
            busyLabel="Accepting..."
            onClick={() => accept.mutate()}
          >
            Accept
          </Button>
          <ButtonLink to="/dashboard" variant="outline">
            Not now
          </ButtonLink>
        </div>
      </div>
    )
  if (hasAccount)
    return (
      <div className="grid gap-5">
        <p className="text-muted">Sign in with this address, and you can accept.</p>
        <SignInForm
          email={invitation.email}
          onAnswered={async ({ person, step }) => {
            if (step) onStep(step)
            else if (person) await changePerson(person)
          }}
        />
      </div>
    )
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        This address has no account yet. One is made here, and nothing else is opened with it.
      </p>
      <JoinForm
        email={invitation.email}
        onTaken={() => setHasAccount(true)}
        onJoining={() => setJoining(true)}
        onJoined={async () => {
          // What is refused now is told beside the button that asks again.
          await accept.mutateAsync().catch(() => setJoining(false))
        }}
      />
    </div>
  )
}

const Read = ({ token }: { token: string }) => {
  const { data, error, isFetching, refetch } = useQuery(organisationQueries.invitation(token))
  const [step, setStep] = useState<SignInStep | null>(null)
  if (step) {
    const onSignedIn = async (person: Person) => {
      await changePerson(person)
      setStep(null)
    }
    return <SecondStep step={step} onSignedIn={onSignedIn} onStartAgain={() => setStep(null)} />
  }
  if (!token || hasCode(error, 'not_found') || hasCode(error, 'invalid_input'))
    return (
      <FormPage eyebrow="Invitation" title="This link does not work">
        <Notice tone="attention" action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}>
          It is not whole, or a newer mail has taken its place. Open the newest one, or ask whoever invited
          you to send it again.
        </Notice>
      </FormPage>
    )
  if (!data)
    return (
      <FormPage eyebrow="Invitation" title="An invitation">
        {error ? (
          <ErrorState
            title="The invitation did not load"
            text={messageOf(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <Waiting label="Reading it" />
        )}
      </FormPage>
    )
  return (
    <FormPage
      eyebrow="Invitation"
      title={<span className="[overflow-wrap:anywhere]">Join {data.organisation}</span>}
      text="On Ledgerleaf its members share one set of credits, orders, reports and figures, each with a role of their own."
    >
      <InvitationText invitation={data} />
      {data.state === 'open' ? (
        <Answer invitation={data} token={token} onStep={setStep} />
      ) : (
        <Notice
          tone="attention"
          title="This invitation has ended"
          action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
        >
          {ended[data.state](data.invitedBy)}
        </Notice>
      )}
    </FormPage>
  )
}

export default function InvitationScreen() {
  const token = tokenOf(useLocation())
  return <Read key={token} token={token} />
}
