import { type Holding, retirementReasons, retirementsApi } from '@ledgerleaf/contract/retirements'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { parseRetirement, type RetireErrors, type RetireText } from './retire-form.ts'

type Props = { holding: Holding; beneficiary: string; onRetired: (certificateId: string) => void }

const focusFirstError = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())

/** Asks for all a certificate says. Nothing typed is lost by a refusal. */
export const RetireForm = ({ holding, beneficiary, onRetired }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState<RetireText>({
    quantity: String(holding.quantity),
    beneficiary,
    onBehalfOf: '',
    reason: 'corporate_inventory',
    purpose: '',
    periodStartsOn: '',
    periodEndsOn: '',
    message: '',
    isUnderstood: false,
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
  const bind = <Name extends Exclude<keyof RetireText, 'isUnderstood'>>(name: Name) => ({
    value: text[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setText({ ...text, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
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
        {...bind('quantity')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Beneficiary" hint="Who may claim the tonnes" {...bind('beneficiary')} />
        <TextField label="On behalf of" hint="May stay empty" {...bind('onBehalfOf')} />
      </div>
      <Select label="Reason" {...bind('reason')}>
        {Object.entries(retirementReasons).map(([reason, words]) => (
          <option key={reason} value={reason}>
            {words}
          </option>
        ))}
      </Select>
      <TextField label="Purpose" hint="For example: business travel in 2025" {...bind('purpose')} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-medium text-sm">Reporting period (may stay empty)</legend>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="First day" type="date" {...bind('periodStartsOn')} />
          <TextField label="Last day" type="date" {...bind('periodEndsOn')} />
        </div>
      </fieldset>
      <TextArea label="Message on the certificate" hint="May stay empty" rows={3} {...bind('message')} />
      <Notice tone="attention" title="A retirement is public and permanent.">
        The beneficiary, the purpose and the message will stand on a page that anyone can read. Retired
        credits can never be sold, moved or retired again, and the certificate cannot be edited.
      </Notice>
      <Checkbox
        label="I understand that this is public and final."
        checked={text.isUnderstood}
        error={errors.isUnderstood}
        onChange={(event) => {
          setText({ ...text, isUnderstood: event.target.checked })
          setErrors({ ...errors, isUnderstood: undefined })
        }}
      />
      <Button type="submit" busy={retire.isPending} busyLabel="Retiring...">
        Retire for good
      </Button>
    </form>
  )
}
