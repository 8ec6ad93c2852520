import { type Schedule, scheduledRetirementsApi } from '@ledgerleaf/contract/scheduled-retirements'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { holdingKeys } from '../../nouns/holding/keys.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { tellSchedule } from '../../nouns/retirement/schedule-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'

const refresh = () => stale.send(holdingKeys.all)

const useChange = (said: string, act: () => Promise<unknown>) =>
  useMutation({
    mutationFn: act,
    onSuccess: () => {
      void toast.success(said)
      refresh()
    },
  })

/** What can still be done about it, by whoever may retire. */
const Changes = ({ schedule: { id, on, state } }: { schedule: Schedule }) => {
  const [day, setDay] = useState<string | null>(null)
  const params = { id }
  const perform = useChange('Retired for good.', () => send(scheduledRetirementsApi.perform, { params }))
  const withdraw = useChange('Taken back. Nothing is retired.', () =>
    send(scheduledRetirementsApi.withdraw, { params }),
  )
  const move = useChange('Moved to another day.', async () => {
    await send(scheduledRetirementsApi.move, { params, body: { on: day ?? on } })
    setDay(null)
  })
  const refused = [perform, withdraw, move].find(({ error }) => error)?.error
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        {day === null ? (
          <Button variant="outline" size="small" onClick={() => setDay(on)}>
            Move
          </Button>
        ) : (
          <>
            <TextField
              label="Another day"
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
            <Button busy={move.isPending} onClick={() => move.mutate()}>
              Keep this day
            </Button>
            <Button variant="quiet" onClick={() => setDay(null)}>
              Cancel
            </Button>
          </>
        )}
        {state !== 'waiting' && (
          <Button variant="final" size="small" busy={perform.isPending} onClick={() => perform.mutate()}>
            {state === 'unconfirmed' ? 'Confirm and retire' : 'Try again now'}
          </Button>
        )}
        <Button variant="quiet" size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Take back
        </Button>
      </div>
      {refused && (
        <p role="alert" className="text-error text-sm">
          {messageOf(refused)}
        </p>
      )}
    </div>
  )
}

const states = {
  waiting: { tone: 'neutral', says: 'Waits for its day' },
  unconfirmed: { tone: 'attention', says: 'To be confirmed' },
  failed: { tone: 'attention', says: 'Not done' },
  done: { tone: 'leaf', says: 'Retired' },
  withdrawn: { tone: 'neutral', says: 'Taken back' },
} as const

const Row = ({ schedule }: { schedule: Schedule }) => {
  const may = useMay('retire')
  const { on, state, beneficiary, purpose, reason, certificateId, scheduledBy } = schedule
  return (
    <li className="grid gap-3 border-hairline border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-medium">
          <time dateTime={on}>{writeDate(on)}</time>
          <span className="font-normal">: {tellSchedule(schedule)}</span>
        </p>
        <Badge tone={states[state].tone}>{states[state].says}</Badge>
      </div>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        For {beneficiary}: {purpose}. Scheduled by {scheduledBy}.
      </p>
      {reason && <p className="border-ochre border-l-2 pl-3 text-sm">{reason} Nothing was retired.</p>}
      {certificateId ? (
        <TextLink to={`/certificates/${certificateId}`}>Certificate</TextLink>
      ) : (
        may && <Changes schedule={schedule} />
      )}
    </li>
  )
}

/** What is retired on days to come, and what became of it; nothing where nothing ever was scheduled. */
export const ScheduledList = () => {
  const { data } = useQuery(retirementQueries.scheduled())
  if (!data || data.schedules.length === 0) return null
  return (
    <section id="scheduled" className="grid scroll-mt-6 gap-4">
      <Heading level={2} look="small">
        Scheduled
      </Heading>
      <p className="max-w-text text-muted text-sm">
        Nothing is held for these: the credits must be there on the day.
      </p>
      <ol className="border-edge border-t-2 bg-sheet px-5">
        {data.schedules.map((schedule) => (
          <Row key={schedule.id} schedule={schedule} />
        ))}
      </ol>
    </section>
  )
}
