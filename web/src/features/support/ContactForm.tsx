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
import { MessageSent } from './MessageSent.tsx'
import { refusalText } from './refusal-text.ts'
import { TrapField } from './TrapField.tsx'

const empty = { name: '', email: '', phone: '', message: '', website: '' }
const isField = (name: string | undefined): name is keyof typeof empty =>
  name !== undefined && Object.hasOwn(empty, name)

/** The browser asks for what is missing; what the server refuses stands under its field, and nothing typed is lost. */
export const ContactForm = () => {
  const form = useForm({ defaultValues: empty })
  const [sentTo, setSentTo] = useState<string>()
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    try {
      await send(siteApi.contact, { body })
      form.reset({ ...empty, name: body.name, email: body.email, phone: body.phone })
      setSentTo(body.email)
      toast.success('Thank you. Your message was sent.')
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (isField(field)) form.setError(field, { message: refusalText(error) }, { shouldFocus: true })
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
      <Button type="submit" busy={isSubmitting} busyLabel="Sending..." className="justify-self-start">
        Send Message
      </Button>
    </form>
  )
}
