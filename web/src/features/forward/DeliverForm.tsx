import { Deliver, type DeliverableBlock, type DueMilestone, forwardsApi } from '@ledgerleaf/contract/forwards'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { parseWhole, wrongWhole } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { listingKeys } from '../../nouns/listing/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeSpan, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'

type Typed = { quantity: string; blockId: string }

const reading: FormReading<Typed> = {
  check: ({ quantity }) => ({ quantity: wrongWhole(quantity) }),
  toInput: ({ quantity, blockId }) => ({ quantity: parseWhole(quantity), blockId }),
}

type Props = { milestone: DueMilestone; blocks: readonly DeliverableBlock[]; onDone: () => void }

/** What has been promised and cannot be delivered yet: the way there. */
const NothingYet = ({ milestone, onDone }: Omit<Props, 'blocks'>) => (
  <div className="grid gap-4 border-hairline border-t pt-5">
    <Notice title="No serials to deliver from yet">
      Once the registry has issued credits of {writeSpan(milestone.vintageStartsOn, milestone.vintageEndsOn)},
      enter their serial block in{' '}
      <TextLink to={`/seller/projects/${milestone.projectId}`}>the project’s file</TextLink> and hand it in.
      After the review you deliver from it here.
    </Notice>
    <Button variant="quiet" className="justify-self-start" onClick={onDone}>
      Not now
    </Button>
  </div>
)

const Form = ({ milestone, blocks, onDone }: Props) => {
  const client = useQueryClient()
  const owed = milestone.quantity - milestone.delivered
  const { bind, submit, isSending, refusal } = useContractForm(Deliver, {
    start: { quantity: String(owed), blockId: blocks[0]?.blockId ?? '' },
    ...reading,
  })
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
        <Select
          label="From serial block"
          hint="They are issued to the ledger now, if they were not, and go to the buyer. As much of the promise is used up."
          {...bind('blockId')}
        >
          {blocks.map(({ blockId, serialPrefix, serialStart, serialEnd, availableCredits }) => (
            <option key={blockId} value={blockId}>
              {`${writeSerials({ prefix: serialPrefix, first: serialStart, last: serialEnd })}: ${writeWhole(availableCredits)} left`}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex flex-wrap gap-3">
        <DutyButton duty="sell" doing="deliver" type="submit" busy={isSending} busyLabel="Delivering...">
          Deliver
        </DutyButton>
        <Button variant="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  )
}

/** Hands credits over, from an approved serial block of the promised project and vintage. */
export const DeliverForm = ({ milestone, blocks, onDone }: Props) => {
  const fitting = blocks.filter(
    ({ projectId, vintageStartsOn, vintageEndsOn }) =>
      projectId === milestone.projectId &&
      vintageStartsOn >= milestone.vintageStartsOn &&
      vintageEndsOn <= milestone.vintageEndsOn,
  )
  return fitting.length > 0 ? (
    <Form milestone={milestone} blocks={fitting} onDone={onDone} />
  ) : (
    <NothingYet milestone={milestone} onDone={onDone} />
  )
}
