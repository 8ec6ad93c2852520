import { identityApi, type Person, passwordLengthMin } from '@ledgerleaf/contract/identity'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { bind } from './bind.ts'
import { changePerson } from './change-person.ts'
import { EmailField } from './EmailField.tsx'
import { registerBuyer } from './register-buyer.ts'
import { showRefusal } from './show-refusal.ts'

type Credentials = { email: string; password: string }
type Props = { onSignedUp: (person: Person) => Promise<void> }

/** The buyer's door checks nothing itself: the identity service's own words are what the person reads. */
export const SignUpForm = ({ onSignedUp }: Props) => {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } })
  const created = useRef<Credentials>(undefined)
  const { isSubmitting } = form.formState

  // Two steps: the account, then the buyer's profile. If only the second failed, pressing again repeats only it.
  const createAccount = async (body: Credentials) => {
    if (created.current?.email === body.email && created.current.password === body.password) return
    const { person } = await send(identityApi.signUp, { body })
    created.current = body
    await changePerson(person)
  }
  const submit = form.handleSubmit(async (body) => {
    try {
      await createAccount(body)
      await onSignedUp(await registerBuyer())
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <EmailField {...bind(form, 'email')} />
      <PasswordField
        label="Password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        autoComplete="new-password"
        {...bind(form, 'password')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Creating Account...">
        Sign Up
      </Button>
    </form>
  )
}
