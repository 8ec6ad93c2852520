import { zodResolver } from '@hookform/resolvers/zod'
import { Email, identityApi } from '@ledgerleaf/contract/identity'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showRefusal } from './show-refusal.ts'

const Form = z.object({ email: Email })

type Props = { onAsked: (email: string) => void }

export const ForgotPasswordForm = ({ onAsked }: Props) => {
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
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
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
        Send reset link
      </Button>
    </form>
  )
}
