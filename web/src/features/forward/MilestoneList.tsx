import type { Delivery, OrderMilestone } from '@ledgerleaf/contract/forwards'
import { Check, Circle, RotateCcw } from 'lucide-react'
import { milestoneWords } from '../../nouns/forward/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const icons = { open: Circle, delivered: Check, replaced: Check, refunded: RotateCcw } as const

const Came = ({ delivery }: { delivery: Delivery }) => (
  <li className="text-muted text-sm">
    {writeWhole(delivery.quantity)} t on <time dateTime={delivery.at}>{writeDate(delivery.at)}</time>,{' '}
    {delivery.isReplacement ? 'replaced from ' : ''}
    <TextLink to={`/provenance/${delivery.batchId}`}>{delivery.projectName}</TextLink>, {delivery.registry},
    vintage {delivery.vintageStartsOn.slice(0, 4)}
    {delivery.certificates.map((id) => (
      <span key={id}>
        {' · '}
        <TextLink to={`/certificates/${id}`}>Certificate of retirement</TextLink>
      </span>
    ))}
  </li>
)

type Props = { milestones: readonly OrderMilestone[]; deliveries: readonly Delivery[] }

/** Date by date: what was promised, what came, and from where. */
export const MilestoneList = ({ milestones, deliveries }: Props) => (
  <ol className="border-edge border-t-2 bg-sheet">
    {milestones.map(({ id, agreedOn, dueOn, quantity, delivered, state, waits }) => {
      const Icon = icons[state]
      return (
        <li key={id} className="flex gap-3 border-hairline border-b px-4 py-3.5 last:border-b-0">
          <Icon
            aria-hidden="true"
            strokeWidth={1.75}
            className={cn('mt-0.5 size-5 shrink-0', state === 'open' ? 'text-attention' : 'text-muted')}
          />
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="font-medium">
                {milestoneWords[state]}
                {state === 'open' && (
                  <>
                    {' '}
                    by <time dateTime={dueOn}>{writeDate(dueOn)}</time>
                  </>
                )}
              </span>
              <span className="font-mono text-sm tabular-nums">
                {writeWhole(delivered)} of {writeWhole(quantity)} t
              </span>
            </p>
            {waits > 0 && (
              <p className="text-attention text-sm">
                Agreed for {writeDate(agreedOn)}; the date has moved {waits === 1 ? 'once' : `${waits} times`}
                .
              </p>
            )}
            <ul className="grid gap-0.5">
              {deliveries
                .filter(({ milestoneId }) => milestoneId === id)
                .map((delivery) => (
                  <Came key={delivery.id} delivery={delivery} />
                ))}
            </ul>
          </div>
        </li>
      )
    })}
  </ol>
)
