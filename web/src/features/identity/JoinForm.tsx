import { identityApi, type Person, passwordLengthMin, SignUp } from '@ledgerleaf/contract/identity'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { changePerson } from './change-person.ts'
import { EmailField } from './EmailField.tsx'

type Props = {
  /** The address that was invited: no other can accept. */
  email: string
  /** Called before anybody is signed in, so that the page can stay as it is meanwhile. */
  onJoining: () => void
  onJoined: (person: Person) => Promise<void>
  onTaken: () => void
}

/** An account for somebody who was invited. It neither buys nor sells by itself: they act for whoever invited them. */
export const JoinForm = ({ email, onJoining, onJoined, onTaken }: Props) => {
  const { bind, submit, isSending, refusal } = useContractForm(SignUp, {
    start: { name: '', email, password: '' },
    onRefused: (error) => {
      if (hasCode(error, 'email_taken')) onTaken()
    },
  })
  const onSubmit = submit(async (body) => {
    const { person } = await send(identityApi.signUp, { body })
    onJoining()
    await changePerson(person)
    await onJoined(person)
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label="Your name"
        autoComplete="name"
        hint="How the other members see you."
        {...bind('name')}
      />
      <EmailField readOnly {...bind('email')} />
      <PasswordField
        label="Password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        autoComplete="new-password"
        {...bind('password')}
      />
      <Button type="submit" busy={isSending} busyLabel="Creating Account...">
        Sign up and accept
      </Button>
    </form>
  )
}
