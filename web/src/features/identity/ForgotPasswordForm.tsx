import { identityApi } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from './EmailField.tsx'
import { toastRefusal } from './toast-refusal.ts'

type Props = { onAsked: (email: string) => void }

export const ForgotPasswordForm = ({ onAsked }: Props) => {
  const { bind, submit, isSending } = useContractForm(identityApi.requestPasswordReset.body, {
    start: { email: '' },
    onRefused: toastRefusal,
  })
  const onSubmit = submit(async (body) => {
    await send(identityApi.requestPasswordReset, { body })
    onAsked(body.email)
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <EmailField required {...bind('email')} />
      <Button type="submit" busy={isSending} busyLabel="Sending...">
        Send reset link
      </Button>
    </form>
  )
}
