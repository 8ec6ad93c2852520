import { Deliver, type DeliverableBatch, type DueMilestone, forwardsApi } from '@ledgerleaf/contract/forwards'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole, wrongWhole } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { listingKeys } from '../../nouns/listing/keys.ts'
import { Button } from '../../ui/Button.tsx'
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

const reading: FormReading<Typed> = {
  check: ({ quantity }) => ({ quantity: wrongWhole(quantity) }),
  toInput: ({ quantity, from, serialStart, serialEnd, ...words }) => ({
    quantity: parseWhole(quantity),
    ...(from === fresh
      ? { issuance: { ...words, serialStart: parseWhole(serialStart), serialEnd: parseWhole(serialEnd) } }
      : { batchId: from }),
  }),
  names: {
    batchId: 'from',
    'issuance.vintageStartsOn': 'vintageStartsOn',
    'issuance.vintageEndsOn': 'vintageEndsOn',
    'issuance.serialPrefix': 'serialPrefix',
    'issuance.serialStart': 'serialStart',
    'issuance.serialEnd': 'serialEnd',
  },
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
  const { form, bind, submit, isSending, refusal } = useContractForm(Deliver, {
    start: {
      ...empty,
      quantity: String(owed),
      from: own[0]?.batchId ?? fresh,
      vintageStartsOn: milestone.vintageStartsOn,
      vintageEndsOn: milestone.vintageEndsOn,
    },
    ...reading,
  })
  const from = form.watch('from')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const onSubmit = submit(async (body) => {
    await send(forwardsApi.deliver, { params: { id: milestone.id }, body, idempotencyKey })
    toast.success('Delivered. Your part of the escrow is on your statement.')
    await client.invalidateQueries({ queryKey: listingKeys.all })
    onDone()
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={`Deliver credits of ${milestone.projectName}`}
      className="grid gap-5 border-hairline border-t pt-5"
    >
      {refusal && <Notice tone="error">{refusal}</Notice>}
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
      {from === fresh && (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Vintage, first day" type="date" {...bind('vintageStartsOn')} />
          <TextField label="Vintage, last day" type="date" {...bind('vintageEndsOn')} />
          <TextField label="Serial prefix" figures {...bind('serialPrefix')} />
          <TextField label="First serial" figures inputMode="numeric" {...bind('serialStart')} />
          <TextField label="Last serial" figures inputMode="numeric" {...bind('serialEnd')} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending} busyLabel="Delivering...">
          Deliver
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  )
}
