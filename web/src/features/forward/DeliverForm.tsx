import { Deliver, type DeliverableBatch, type DueMilestone, forwardsApi } from '@ledgerleaf/contract/forwards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { listingKeys } from '../../nouns/listing/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

const fresh = 'fresh'
const empty = {
  quantity: '',
  from: '',
  vintageStartsOn: '',
  vintageEndsOn: '',
  serialPrefix: '',
  serialStart: '',
  serialEnd: '',
}
type Typed = typeof empty
type Errors = Partial<Record<keyof Typed, string>>

const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

const parse = (typed: Typed): { body: Deliver } | { errors: Errors } => {
  const { quantity, from, serialStart, serialEnd, ...words } = typed
  const issuance = { ...words, serialStart: numberOf(serialStart), serialEnd: numberOf(serialEnd) }
  const parsed = Deliver.safeParse({
    quantity: numberOf(quantity),
    ...(from === fresh ? { issuance } : { batchId: from }),
  })
  if (parsed.success) return { body: parsed.data }
  const errors: Errors = {}
  for (const { path, message } of parsed.error.issues) {
    const name = String(path.at(-1))
    errors[(name === 'batchId' ? 'from' : name) as keyof Typed] ??=
      message === 'Invalid input' ? 'Please enter this' : message
  }
  return { errors }
}

type Props = { milestone: DueMilestone; batches: readonly DeliverableBatch[]; onDone: () => void }

/** Hands credits over: from what the seller holds, or from serials the registry has just issued. */
export const DeliverForm = ({ milestone, batches, onDone }: Props) => {
  const client = useQueryClient()
  const owed = milestone.quantity - milestone.delivered
  const own = batches.filter(
    ({ projectId, vintageStartsOn }) =>
      projectId === milestone.projectId && vintageStartsOn >= milestone.vintageStartsOn,
  )
  const [typed, setTyped] = useState<Typed>({
    ...empty,
    quantity: String(owed),
    from: own[0]?.batchId ?? fresh,
    vintageStartsOn: milestone.vintageStartsOn,
    vintageEndsOn: milestone.vintageEndsOn,
  })
  const [errors, setErrors] = useState<Errors>({})
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const deliver = useMutation({
    mutationFn: (body: Deliver) =>
      send(forwardsApi.deliver, { params: { id: milestone.id }, body, idempotencyKey }),
    onSuccess: async () => {
      toast.success('Delivered. Your part of the escrow is on your statement.')
      await client.invalidateQueries({ queryKey: listingKeys.all })
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.field) setErrors({ [error.field]: error.message })
    },
  })
  const bind = (name: keyof Typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parse(typed)
    if ('body' in parsed) return deliver.mutate(parsed.body)
    setErrors(parsed.errors)
    focusFirstError(event.currentTarget)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={`Deliver credits of ${milestone.projectName}`}
      className="grid gap-5 border-hairline border-t pt-5"
    >
      {deliver.isError && <Notice tone="error">{deliver.error.message}</Notice>}
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          label="Credits"
          figures
          inputMode="numeric"
          hint={`${writeWhole(owed)} are owed`}
          {...bind('quantity')}
        />
        <Select label="From" {...bind('from')}>
          {own.map(({ batchId, serialPrefix, vintageStartsOn, availableCredits }) => (
            <option key={batchId} value={batchId}>
              {`${vintageStartsOn.slice(0, 4)}: ${serialPrefix}, ${writeWhole(availableCredits)} credits`}
            </option>
          ))}
          <option value={fresh}>Serials the registry has just issued</option>
        </Select>
      </div>
      {typed.from === fresh && (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Vintage, first day" type="date" {...bind('vintageStartsOn')} />
          <TextField label="Vintage, last day" type="date" {...bind('vintageEndsOn')} />
          <TextField label="Serial prefix" figures {...bind('serialPrefix')} />
          <TextField label="First serial" figures inputMode="numeric" {...bind('serialStart')} />
          <TextField label="Last serial" figures inputMode="numeric" {...bind('serialEnd')} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={deliver.isPending} busyLabel="Delivering...">
          Deliver
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  )
}
