import { identityApi, type Person, passwordLengthMin, SignUp } from '@ledgerleaf/contract/identity'
import { useRef } from 'react'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { changePerson } from './change-person.ts'
import { EmailField } from './EmailField.tsx'
import { PapersLine } from './PapersLine.tsx'
import { registerBuyer } from './register-buyer.ts'
import { toastRefusal } from './toast-refusal.ts'

type Credentials = { email: string; password: string }
type Props = { onSignedUp: (person: Person) => Promise<void> }

/** The buyer's door checks nothing itself: the identity service's own words are what the person reads. */
export const SignUpForm = ({ onSignedUp }: Props) => {
  const { bind, submit, isSending } = useContractForm(SignUp, {
    start: { email: '', password: '' },
    isJudgedByServer: true,
    onRefused: toastRefusal,
  })
  const created = useRef<Credentials>(undefined)

  // Two steps: the account, then the buyer's profile. If only the second failed, pressing again repeats only it.
  const createAccount = async (body: Credentials) => {
    if (created.current?.email === body.email && created.current.password === body.password) return
    const { person } = await send(identityApi.signUp, { body })
    created.current = body
    await changePerson(person)
  }
  const onSubmit = submit(async (body) => {
    await createAccount(body)
    await onSignedUp(await registerBuyer())
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <EmailField {...bind('email')} />
      <PasswordField
        label="Password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        autoComplete="new-password"
        {...bind('password')}
      />
      <Button type="submit" busy={isSending} busyLabel="Creating Account...">
        Sign Up
      </Button>
      <PapersLine />
    </form>
  )
}
