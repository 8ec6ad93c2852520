import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MessageSent } from './MessageSent.tsx'
import { type Field, type Message, readMessage, sendMessage } from './send-message.ts'
import { TrapField } from './TrapField.tsx'
import { type WrongFields, wrongFields } from './wrong-fields.ts'

/**
 * The browser keeps what is typed and knows what is missing, with or without our scripts; with them every field says so at
 * once, and what the server refuses stands under its field. It is the one form that is not made over its schema: whoever
 * only writes to us would load the schema and form libraries for four fields.
 */
export const ContactForm = ({ isUnsent }: { isUnsent: boolean }) => {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<WrongFields>({})
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState<Message>()
  const [isReceiptShown, setReceiptShown] = useState(false)

  const mark = (found: WrongFields) => {
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    return first !== undefined
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = readMessage(event.currentTarget)
    setRefusal(undefined)
    if (mark(wrongFields(event.currentTarget.querySelectorAll<HTMLInputElement>('input, textarea')))) return
    setSending(true)
    const refused = await sendMessage(message)
    setSending(false)
    if (refused?.field) mark({ [refused.field]: refused.text })
    else setRefusal(refused?.text)
    if (refused) return
    setSent(message)
    setReceiptShown(true)
    toast.success('Thank you. Your message was sent.')
  }

  /** A field, what it starts with when a second message is written, and what was wrong with it. */
  const bind = (name: Field) => ({
    name,
    defaultValue: sent?.[name],
    error: wrong[name],
    onInput: () => wrong[name] && setWrong((before) => ({ ...before, [name]: undefined })),
  })

  if (sent && isReceiptShown)
    return <MessageSent email={sent.email} onAnother={() => setReceiptShown(false)} />
  return (
    <form
      ref={form}
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
      aria-label="Get in touch"
      className="relative grid gap-5"
    >
      <TextField label="Name" required autoComplete="name" {...bind('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" type="email" required autoComplete="email" {...bind('email')} />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          // It may be left out, and whoever does is told what that means here.
          hint={
            isUnsent
              ? 'We send no e-mail: without a number, or another way told in your message, we cannot answer.'
              : undefined
          }
          {...bind('phone')}
        />
      </div>
      <TextArea label="Message" required rows={6} {...bind('message')} defaultValue={undefined} />
      <TrapField name="website" />
      {refusal && <Notice tone="error">{refusal}</Notice>}
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
