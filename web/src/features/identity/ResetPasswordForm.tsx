import { zodResolver } from '@hookform/resolvers/zod'
import { identityApi, passwordLengthMin, ResetPassword } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { bind } from './bind.ts'
import { confirmed } from './confirmed-password.ts'
import { showRefusal } from './show-refusal.ts'

const Form = z
  .extend(ResetPassword, { confirmPassword: z.string() })
  .check(z.refine(confirmed.holds, confirmed.params))

type Props = { token: string; onReset: () => Promise<void>; onExpired: () => void }

export const ResetPasswordForm = ({ token, onReset, onExpired }: Props) => {
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ confirmPassword: _, ...body }) => {
    try {
      await send(identityApi.resetPassword, { body })
      await onReset()
    } catch (error) {
      if (hasCode(error, 'link_expired')) onExpired()
      else showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PasswordField
        label="New password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        required
        autoComplete="new-password"
        {...bind(form, 'password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...bind(form, 'confirmPassword')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
        Save new password
      </Button>
    </form>
  )
}
