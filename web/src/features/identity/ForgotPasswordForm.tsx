import { identityApi } from '@ledgerleaf/contract/identity'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from './EmailField.tsx'
import { toastRefusal } from './toast-refusal.ts'

type Props = {
  /** No mail leaves here: the link is made for whoever runs the server to hand over. */
  isUnsent: boolean
  onAsked: (email: string) => void
}

export const ForgotPasswordForm = ({ isUnsent, onAsked }: Props) => {
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
      {isUnsent ? (
        <Button type="submit" variant="outline" busy={isSending} busyLabel="Making...">
          Make a reset link
        </Button>
      ) : (
        <Button type="submit" busy={isSending} busyLabel="Sending...">
          Send reset link
        </Button>
      )}
    </form>
  )
}
