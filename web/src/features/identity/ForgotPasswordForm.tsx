import { zodResolver } from '@hookform/resolvers/zod'
import { Email, identityApi } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { bind } from './bind.ts'
import { EmailField } from './EmailField.tsx'
import { showRefusal } from './show-refusal.ts'

const Form = z.object({ email: Email })

type Props = { onAsked: (email: string) => void }

export const ForgotPasswordForm = ({ onAsked }: Props) => {
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email: '' } })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await send(identityApi.requestPasswordReset, { body })
      onAsked(body.email)
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <EmailField required {...bind(form, 'email')} />
      <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
        Send reset link
      </Button>
    </form>
  )
}
