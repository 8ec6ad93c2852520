import { eventDays, type Webhook, webhooksApi } from '@ledgerleaf/contract/webhooks'
import { useId, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCount } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { useWebhookAct } from './use-webhook-act.ts'

const spans = [
  { hours: 1, words: 'The last hour' },
  { hours: 24, words: 'The last day' },
  { hours: 3 * 24, words: 'The last three days' },
  { hours: 7 * 24, words: 'The last week' },
  { hours: eventDays * 24, words: `All ${eventDays} days that are kept` },
]

/** Asks since when everything is sent again. */
export const ReplayDialog = ({
  webhook,
  open,
  onClose,
}: {
  webhook: Webhook
  open: boolean
  onClose: () => void
}) => {
  const id = useId()
  const [hours, setHours] = useState('24')
  const replay = useWebhookAct(
    () => {
      const since = new Date(Date.now() - Number(hours) * 60 * 60 * 1000).toISOString()
      return send(webhooksApi.replaySince, { params: { id: webhook.id }, body: { since } })
    },
    ({ events }) =>
      events === 0 ? 'Nothing happened since then.' : `${writeCount(events, 'event')} are on their way.`,
    onClose,
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send events again"
      text="Every event of the chosen kinds since then, also those of while it was off, in the order in which they happened. Each keeps its id, so your program knows what it has seen."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Send nothing
          </Button>
          <Button busy={replay.isPending} onClick={() => replay.mutate()}>
            Send them again
          </Button>
        </>
      }
    >
      {replay.error && <Notice tone="error">{messageOf(replay.error)}</Notice>}
      <Select id={id} label="Since" value={hours} onChange={(event) => setHours(event.target.value)}>
        {spans.map((span) => (
          <option key={span.hours} value={span.hours}>
            {span.words}
          </option>
        ))}
      </Select>
    </Dialog>
  )
}
