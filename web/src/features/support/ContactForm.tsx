import { siteApi } from '@ledgerleaf/contract/site'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MessageSent } from './MessageSent.tsx'
import { refusalText } from './refusal-text.ts'
import { TrapField } from './TrapField.tsx'

const fields = ['name', 'email', 'phone', 'message', 'website'] as const
type Field = (typeof fields)[number]

/** The browser asks for what is missing; what the server refuses stands under its field, and nothing typed is lost. */
export const ContactForm = () => {
  // No default values: what somebody typed before the scripts arrived is taken over instead of being cleared.
  const form = useForm<Record<Field, string>>()
  const hydrated = useHydrated()
  const [sentTo, setSentTo] = useState<string>()
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    try {
      await send(siteApi.contact, { body })
      form.reset({ ...body, message: '', website: '' })
      setSentTo(body.email)
      toast.success('Thank you. Your message was sent.')
    } catch (error) {
      const refused = error instanceof ApiError ? error.field : undefined
      const field = fields.find((name) => name === refused)
      if (field) form.setError(field, { message: refusalText(error) }, { shouldFocus: true })
      else form.setError('root', { message: refusalText(error) })
    }
  })

  if (sentTo) return <MessageSent email={sentTo} onAnother={() => setSentTo(undefined)} />
  return (
    <form onSubmit={submit} aria-label="Get in touch" className="relative grid gap-5">
      <TextField
        label="Name"
        required
        maxLength={200}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Phone (optional)"
          type="tel"
          maxLength={60}
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <TextArea
        label="Message"
        required
        rows={6}
        maxLength={10_000}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <TrapField {...form.register('website')} />
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      {/* Until scripts run, sending would put the message into the address of the page. */}
      <Button
        type={hydrated ? 'submit' : 'button'}
        busy={isSubmitting}
        busyLabel="Sending..."
        className="justify-self-start"
      >
        Send Message
      </Button>
    </form>
  )
}
