import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { bind } from './bind.ts'
import { EmailField } from './EmailField.tsx'
import { showRefusal } from './show-refusal.ts'

type Props = { onSignedIn: (person: Person) => Promise<void> }

/** The buyer's door checks nothing itself: the identity service's own words are what the person reads. */
export const SignInForm = ({ onSignedIn }: Props) => {
  const form = useForm({ defaultValues: { email: '', password: '', rememberMe: false } })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      const { person } = await send(identityApi.signIn, { body })
      await onSignedIn(person)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <EmailField {...bind(form, 'email')} />
      <PasswordField label="Password" autoComplete="current-password" {...bind(form, 'password')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox label="Remember me" {...form.register('rememberMe')} />
        <TextLink to="/forgot-password" className="text-sm">
          Forgot password
        </TextLink>
      </div>
      <Button type="submit" busy={isSubmitting} busyLabel="Signing In...">
        Sign In
      </Button>
    </form>
  )
}
