import { type Holding, retirementsApi } from '@ledgerleaf/contract/retirements'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { RetireFields } from './RetireFields.tsx'
import { noWords, parseRetirement, type RetireErrors, type RetireText } from './retire-form.ts'

type Props = { holding: Holding; beneficiary: string; onRetired: (certificateId: string) => void }

/** Asks for all a certificate says. Nothing typed is lost by a refusal. */
export const RetireForm = ({ holding, beneficiary, onRetired }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState<RetireText>({
    ...noWords,
    quantity: String(holding.quantity),
    beneficiary,
  })
  const [errors, setErrors] = useState<RetireErrors>({})
  // One key for one opened form: a second press, or a try after a broken line, cannot retire twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const retire = useMutation({
    mutationFn: (body: Extract<ReturnType<typeof parseRetirement>, { body: unknown }>['body']) =>
      send(retirementsApi.retire, { body, idempotencyKey }),
    onSuccess: ({ id }) => onRetired(id),
    onError: (error) => {
      if (!(error instanceof ApiError) || !error.field) return
      setErrors({ [error.field]: error.message })
      focusFirstError(form.current)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseRetirement(holding.batchId, holding.quantity, text)
    if ('body' in parsed) return retire.mutate(parsed.body)
    setErrors(parsed.errors)
    focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      {retire.isError && <Notice tone="error">{retire.error.message}</Notice>}
      <TextField
        label="Credits to retire"
        hint={`You hold ${writeWhole(holding.quantity)}. One credit is one tonne.`}
        figures
        inputMode="numeric"
        autoComplete="off"
        value={text.quantity}
        error={errors.quantity}
        onChange={(event) => {
          setText({ ...text, quantity: event.target.value })
          setErrors({ ...errors, quantity: undefined })
        }}
      />
      <RetireFields
        text={text}
        errors={errors}
        onChange={(change) => {
          setText({ ...text, ...change })
          setErrors({
            ...errors,
            ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
          })
        }}
      />
      <Button type="submit" busy={retire.isPending} busyLabel="Retiring...">
        Retire for good
      </Button>
    </form>
  )
}
