import { deadlinesApi, NewDeadline, remindDays } from '@ledgerleaf/contract/deadlines'
import * as z from 'zod/mini'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { deadlineKeys } from '../../nouns/deadline/keys.ts'
import { closedLook } from '../../nouns/organisation/closed-look.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

/** A list gives its choice as text. */
const DeadlineForm = z.extend(NewDeadline, { remindDays: z.string() })

const start = { name: '', dueOn: '', isYearly: true, remindDays: '14' }

/** Writes down a day by which the organisation has to report. */
export const AddDeadline = () => {
  const { form, bind, submit, isSending, refusal } = useContractForm(DeadlineForm, { start })
  const isClosed = !useMay('prepare')
  const onSubmit = submit(async (typed) => {
    const days = remindDays.find((one) => String(one) === typed.remindDays) ?? remindDays[0]
    await send(deadlinesApi.add, { body: { ...typed, remindDays: days } })
    form.reset(start)
    stale.send(deadlineKeys.all)
    toast.success(`${typed.name} is on the list.`)
  })
  const { error: _, ...yearly } = bind('isYearly')
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Add a deadline" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset
        disabled={isClosed}
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(10rem,1fr)_minmax(11rem,1fr)]',
          closedLook,
        )}
      >
        <TextField
          label="What is due"
          autoComplete="off"
          placeholder="Annual sustainability report"
          {...bind('name')}
        />
        <TextField label="Day" type="date" figures {...bind('dueOn')} />
        <Select label="Remind" {...bind('remindDays')}>
          {remindDays.map((days) => (
            <option key={days} value={days}>
              {days} days before
            </option>
          ))}
        </Select>
        <Checkbox label="Every year" {...yearly} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="prepare"
          doing="add a deadline"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Adding..."
        >
          Add
        </DutyButton>
      </div>
    </form>
  )
}
