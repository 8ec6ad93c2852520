import { identityApi, type Person, passwordLengthMin } from '@ledgerleaf/contract/identity'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { changePerson } from './change-person.ts'
import { registerBuyer } from './register-buyer.ts'
import { showRefusal } from './show-refusal.ts'

type Credentials = { email: string; password: string }
type Props = { onSignedUp: (person: Person) => Promise<void> }

/** The buyer's door checks nothing itself: the identity service's own words are what the person reads. */
export const SignUpForm = ({ onSignedUp }: Props) => {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } })
  const created = useRef<Credentials>(undefined)
  const { errors, isSubmitting } = form.formState

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
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Creating Account...">
        Sign Up
      </Button>
    </form>
  )
}
