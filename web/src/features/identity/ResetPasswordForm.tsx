import { identityApi, passwordLengthMin, ResetPassword } from '@ledgerleaf/contract/identity'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { checkConfirmed } from './confirmed-password.ts'
import { toastRefusal } from './toast-refusal.ts'

type Props = { token: string; onReset: () => Promise<void>; onExpired: () => void }

export const ResetPasswordForm = ({ token, onReset, onExpired }: Props) => {
  const { bind, submit, isSending } = useContractForm(ResetPassword, {
    start: { token, password: '', confirmPassword: '' },
    check: checkConfirmed,
    onRefused: toastRefusal,
  })
  const onSubmit = submit(async (body) => {
    try {
      await send(identityApi.resetPassword, { body })
      await onReset()
    } catch (error) {
      if (!hasCode(error, 'link_expired')) throw error
      onExpired()
    }
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <PasswordField
        label="New password"
        hint={`At least ${passwordLengthMin} characters. A few unrelated words make a good one.`}
        required
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...bind('confirmPassword')}
      />
      <Button type="submit" busy={isSending} busyLabel="Saving...">
        Save new password
      </Button>
    </form>
  )
}
