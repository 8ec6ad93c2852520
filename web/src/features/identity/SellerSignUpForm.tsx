import { zodResolver } from '@hookform/resolvers/zod'
import { identityApi, type Person, passwordLengthMin, SignUpSeller } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { bind } from './bind.ts'
import { confirmed } from './confirmed-password.ts'
import { EmailField } from './EmailField.tsx'
import { SellerFields } from './SellerFields.tsx'
import { showRefusal } from './show-refusal.ts'

const Form = z
  .extend(SignUpSeller, { confirmPassword: z.string() })
  .check(z.refine(confirmed.holds, confirmed.params))

const empty = { firstName: '', lastName: '', companyName: '', email: '', password: '', confirmPassword: '' }

type Props = { onSignedUp: (person: Person) => Promise<void> }

export const SellerSignUpForm = ({ onSignedUp }: Props) => {
  const form = useForm({ resolver: zodResolver(Form), defaultValues: empty })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ confirmPassword: _, ...body }) => {
    try {
      const { person } = await send(identityApi.signUpSeller, { body })
      await onSignedUp(person)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={submit} className="grid gap-5">
      <SellerFields bind={(name) => bind(form, name)} />
      <EmailField required {...bind(form, 'email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        {...bind(form, 'password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...bind(form, 'confirmPassword')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  )
}
