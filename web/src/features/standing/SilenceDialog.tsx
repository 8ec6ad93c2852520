import { type StandingCheck, silenceHours, standingApi } from '@ledgerleaf/contract/standing'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'

const sayHours = (hours: number): string => {
  if (hours < 24) return hours === 1 ? '1 hour' : `${hours} hours`
  return hours === 24 ? '1 day' : `${hours / 24} days`
}

type SilenceFormProps = {
  checks: readonly StandingCheck[]
  chosen: string
  onDone: () => Promise<void>
  onClose: () => void
}

const SilenceForm = ({ checks, chosen, onDone, onClose }: SilenceFormProps) => {
  const { bind, submit, isSending, refusal } = useContractForm(standingApi.silence.body, {
    start: { check: chosen, hours: '4', reason: '' },
    toInput: ({ hours, ...typed }) => ({ ...typed, hours: Number(hours) }),
  })
  const { error = refusal, ...reason } = bind('reason')
  const { error: checkError, ...check } = bind('check')
  const { error: hoursError, ...hours } = bind('hours')
  const silence = submit(async (body) => {
    await send(standingApi.silence, { body })
    await onDone()
    toast.success('No alerts are sent about it for now.')
    onClose()
  })
  return (
    <form noValidate onSubmit={silence} className="grid gap-4">
      <Select label="About" error={checkError} {...check}>
        {checks.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
      <Select label="For" error={hoursError} {...hours}>
        {silenceHours.map((count) => (
          <option key={count} value={count}>
            {sayHours(count)}
          </option>
        ))}
      </Select>
      <TextArea label="Why" hint="It goes into the trail." rows={2} required error={error} {...reason} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          Silence alerts
        </Button>
      </div>
    </form>
  )
}

type SilenceDialogProps = Omit<SilenceFormProps, 'chosen'> & {
  /** The name of a check; null while nobody asks. */
  chosen: string | null
}

/** No alerts about one check, for a stated time and reason. */
export const SilenceDialog = ({ chosen, onClose, ...rest }: SilenceDialogProps) => (
  <Dialog
    open={chosen !== null}
    onClose={onClose}
    title="Silence alerts"
    text="This page and the readiness of the server go on telling the truth. Alerts begin again by themselves."
  >
    {chosen !== null && <SilenceForm key={chosen} chosen={chosen} onClose={onClose} {...rest} />}
  </Dialog>
)
