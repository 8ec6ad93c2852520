import { zodResolver } from '@hookform/resolvers/zod'
import { identityApi, type Person, SignIn } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { bind } from './bind.ts'
import { EmailField } from './EmailField.tsx'
import { showRefusal } from './show-refusal.ts'

type Props = { onSignedIn: (person: Person) => Promise<void>; onRememberMe: (rememberMe: boolean) => void }

export const SellerLoginForm = ({ onSignedIn, onRememberMe }: Props) => {
  const form = useForm({
    resolver: zodResolver(SignIn),
    defaultValues: { email: '', password: '', rememberMe: false },
  })
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
    <form onSubmit={submit} className="grid gap-5">
      <EmailField required {...bind(form, 'email')} />
      <PasswordField label="Password" required autoComplete="current-password" {...bind(form, 'password')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Remember me"
          {...form.register('rememberMe', { onChange: (event) => onRememberMe(event.target.checked) })}
        />
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
