import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MessageSent } from './MessageSent.tsx'
import { type Field, type Message, type MessageRefusal, readMessage, sendMessage } from './send-message.ts'
import { TrapField } from './TrapField.tsx'

/**
 * The browser keeps what is typed and asks for what is missing, with or without our scripts; what the server refuses
 * stands under its field, and nothing typed is lost. It is the one form that is not made over its schema: whoever only
 * writes to us would load the schema and form libraries for four fields.
 */
export const ContactForm = () => {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<MessageRefusal>()
  const [sent, setSent] = useState<Message>()
  const [isReceiptShown, setReceiptShown] = useState(false)

  useEffect(() => {
    if (refusal?.field) form.current?.querySelector<HTMLElement>(`[name=${refusal.field}]`)?.focus()
  }, [refusal])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = readMessage(event.currentTarget)
    setSending(true)
    setRefusal(undefined)
    const refused = await sendMessage(message)
    setSending(false)
    setRefusal(refused)
    if (refused) return
    setSent(message)
    setReceiptShown(true)
    toast.success('Thank you. Your message was sent.')
  }

  /** A field, what it starts with when a second message is written, and what the server had against it. */
  const bind = (name: Field) => ({
    name,
    defaultValue: sent?.[name],
    error: refusal?.field === name ? refusal.text : undefined,
    onInput: () => refusal?.field === name && setRefusal(undefined),
  })

  if (sent && isReceiptShown)
    return <MessageSent email={sent.email} onAnother={() => setReceiptShown(false)} />
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      aria-label="Get in touch"
      className="relative grid gap-5"
    >
      <TextField label="Name" required maxLength={200} autoComplete="name" {...bind('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" type="email" required autoComplete="email" {...bind('email')} />
        <TextField label="Phone (optional)" type="tel" maxLength={60} autoComplete="tel" {...bind('phone')} />
      </div>
      <TextArea
        label="Message"
        required
        rows={6}
        maxLength={10_000}
        {...bind('message')}
        defaultValue={undefined}
      />
      <TrapField name="website" />
      {refusal && !refusal.field && <Notice tone="error">{refusal.text}</Notice>}
      {/* Until scripts run, sending would put the message into the address of the page. */}
      <Button
        type={hydrated ? 'submit' : 'button'}
        busy={isSending}
        busyLabel="Sending..."
        className="justify-self-start"
      >
        Send Message
      </Button>
    </form>
  )
}
