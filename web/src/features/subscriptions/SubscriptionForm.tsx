import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { send } from '../../api/client.ts'
import { subscriptionQueries } from '../../nouns/subscription/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { parseSubscription, type SubscriptionErrors, type SubscriptionText } from './parse-subscription.ts'

type Props = { start: Partial<SubscriptionText> }

const newKey = () => crypto.randomUUID()

export const SubscriptionForm = ({ start }: Props) => {
  const [text, setText] = useState<SubscriptionText>({
    tonnes: '',
    every: 'month',
    cap: '',
    startsOn: new Date().toISOString().slice(0, 10),
    removals: '',
    score: '',
    isRetired: false,
    beneficiary: '',
    purpose: '',
    ...start,
  })
  const [errors, setErrors] = useState<SubscriptionErrors>({})
  // One key for one filled form, kept over retries; the next subscription gets its own.
  const [idempotencyKey, setKey] = useState(newKey)
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: (body: Extract<ReturnType<typeof parseSubscription>, { body: unknown }>['body']) =>
      send(subscriptionsApi.create, { body, idempotencyKey }),
    onSuccess: () => {
      setKey(newKey())
      void toast.success('Your subscription has started.')
      void queryClient.invalidateQueries({ queryKey: subscriptionQueries.all().queryKey })
    },
  })
  const bind = (name: Exclude<keyof SubscriptionText, 'isRetired'>) => ({
    value: text[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setText({ ...text, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parseSubscription(text)
    if ('body' in parsed) return create.mutate(parsed.body)
    setErrors(parsed.errors)
    focusFirstError(event.currentTarget)
  }
  return (
    <form
      noValidate
      aria-label="A new subscription"
      onSubmit={submit}
      className="grid content-start gap-6 border-edge border-t-2 bg-sheet p-5"
    >
      {create.isError && <Notice tone="error">{create.error.message}</Notice>}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Tonnes each time"
          figures
          inputMode="numeric"
          autoComplete="off"
          {...bind('tonnes')}
        />
        <Select label="How often" {...bind('every')}>
          <option value="month">Every month</option>
          <option value="year">Every year</option>
        </Select>
        <TextField
          label="Price cap"
          hint="The most a tonne may cost, in US dollars"
          figures
          inputMode="decimal"
          autoComplete="off"
          {...bind('cap')}
        />
        <TextField label="First time on" type="date" {...bind('startsOn')} />
        <TextField
          label="Removals, at least"
          hint="% of the tonnes; may stay empty"
          figures
          inputMode="numeric"
          autoComplete="off"
          {...bind('removals')}
        />
        <TextField
          label="Score, at least"
          hint="0 to 100; may stay empty"
          figures
          inputMode="numeric"
          autoComplete="off"
          {...bind('score')}
        />
      </div>
      <Checkbox
        label="Retire at once, in public and for good"
        checked={text.isRetired}
        onChange={(event) => setText({ ...text, isRetired: event.target.checked })}
      />
      {text.isRetired && (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Beneficiary" {...bind('beneficiary')} />
          <TextField label="Purpose" {...bind('purpose')} />
        </div>
      )}
      <Button type="submit" busy={create.isPending} busyLabel="Starting" className="justify-self-start">
        Subscribe
      </Button>
      <p className="text-muted text-sm">
        Each time the cheapest basket within your limits is bought with the card on file. If it costs more
        than your cap, that time is left out and you are told.
      </p>
    </form>
  )
}
