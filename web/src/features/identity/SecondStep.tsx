import { factorsApi } from '@ledgerleaf/contract/factors'
import type { Person } from '@ledgerleaf/contract/identity'
import type { SignInStep } from '@ledgerleaf/contract/sign-in-step'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { signWithPasskey } from '../../nouns/person/passkey.ts'
import { Button } from '../../ui/Button.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeForm } from './CodeForm.tsx'
import { FormPage } from './FormPage.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'

type Props = {
  step: SignInStep
  onSignedIn: (person: Person) => Promise<void>
  onStartAgain: () => void
}

type Added = { person: Person; recoveryCodes: string[] }

const FirstFactor = ({ step, onSignedIn }: Pick<Props, 'step' | 'onSignedIn'>) => {
  const [added, setAdded] = useState<Added>()
  if (added)
    return (
      <RecoveryCodes codes={added.recoveryCodes} onKept={() => void onSignedIn(added.person)} kept="Go on" />
    )
  return (
    <SetUpFactor
      canHavePasskeys={step.canHavePasskeys}
      onAdded={({ person, recoveryCodes }) => setAdded({ person, recoveryCodes: recoveryCodes ?? [] })}
    />
  )
}

const ByPasskey = ({ onSignedIn, onOver }: { onSignedIn: Props['onSignedIn']; onOver: () => void }) => {
  const use = useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await send(factorsApi.askPasskeyOfStep))
      const { person } = await send(factorsApi.answerStepByPasskey, { body: { passkey } })
      await onSignedIn(person)
    },
    onError: (error) => (hasCode(error, 'sign_in_over') ? onOver() : toast.error(messageOf(error))),
  })
  return (
    <Button busy={use.isPending} busyLabel="Waiting for your passkey..." onClick={() => use.mutate()}>
      <KeyRound aria-hidden="true" className="size-4" strokeWidth={1.75} />
      Use a passkey
    </Button>
  )
}

/** What comes after the password, where something does. Nobody is signed in before it is done. */
export const SecondStep = ({ step, onSignedIn, onStartAgain }: Props) => {
  const { ways, demoCode } = step
  const over = () => {
    toast.error('This sign-in has taken too long or was ended. Please start again.')
    onStartAgain()
  }
  const isNew = ways.length === 0
  return (
    <FormPage
      eyebrow="Second step"
      title={isNew ? 'Set up a second factor' : 'Show that it is you'}
      text={
        isNew
          ? 'Your account is let in only with something besides the password: a passkey, or an app that shows codes. It takes a minute.'
          : 'Your password was right. Your account asks for one thing more.'
      }
      foot={
        <p>
          Not you, or not now?{' '}
          <button
            type="button"
            onClick={onStartAgain}
            className="cursor-pointer text-leaf underline underline-offset-4"
          >
            Start again
          </button>
        </p>
      }
    >
      {demoCode && (
        <Notice title="A demo account">
          Its app would show <Mono>{demoCode}</Mono> now. Only this machine is told.
        </Notice>
      )}
      {isNew && <FirstFactor step={step} onSignedIn={onSignedIn} />}
      {ways.includes('passkey') && <ByPasskey onSignedIn={onSignedIn} onOver={over} />}
      {(ways.includes('totp') || ways.includes('recovery')) && (
        <CodeForm hasApp={ways.includes('totp')} onSignedIn={onSignedIn} onOver={over} />
      )}
    </FormPage>
  )
}
