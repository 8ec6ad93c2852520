import { type Webhook, type WebhookDelivery, webhooksApi } from '@ledgerleaf/contract/webhooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeInstant } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Attempts } from './Attempts.tsx'
import { useWebhookAct } from './use-webhook-act.ts'
import { lineOf, stateWords } from './webhook-words.ts'

const Line = ({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) => {
  const [isOpen, setOpen] = useState(false)
  const mayReplay = useMay('manage') && webhook.isOn
  const { eventId, type, state, madeAt } = delivery
  const { tone, word } = stateWords[state]
  const again = useWebhookAct(
    () => send(webhooksApi.replay, { params: { id: webhook.id, eventId } }),
    () => 'It is sent again.',
  )
  return (
    <li className="border-hairline border-b">
      <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/line">
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 py-2.5 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 shrink-0 -rotate-90 text-muted transition-transform group-open/line:rotate-0"
          />
          <span className="grid min-w-0 flex-1 basis-48 gap-0.5">
            <span className="font-mono text-sm">{type}</span>
            <span className="text-muted text-sm">{writeInstant(madeAt)}</span>
          </span>
          <span className="ml-8 text-muted text-sm sm:ml-0">{lineOf(delivery)}</span>
          <Badge tone={tone}>{word}</Badge>
        </summary>
        {isOpen && (
          <div className="grid gap-3 pb-4 sm:pl-8">
            <Attempts id={webhook.id} of={delivery} />
            {again.error && (
              <p role="alert" className="text-error text-sm">
                {messageOf(again.error)}
              </p>
            )}
            <div>
              <Button
                variant="outline"
                size="small"
                disabled={!mayReplay}
                busy={again.isPending}
                onClick={() => again.mutate()}
              >
                Send it again
              </Button>
            </div>
          </div>
        )}
      </details>
    </li>
  )
}

/** What was sent to an endpoint, the newest first, each opened to its attempts. */
export const Deliveries = ({ webhook }: { webhook: Webhook }) => {
  const list = useInfiniteQuery(organisationQueries.deliveries(webhook.id))
  const shown = { ...list, data: list.data?.pages.flatMap(({ deliveries }) => deliveries) }
  return (
    <Loaded query={shown} what="what was sent" room="h-24">
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className="text-muted text-note">Nothing yet. Events stand here as soon as they happen.</p>
        ) : (
          <div className="grid gap-5">
            <ol className="border-edge border-t">
              {deliveries.map((delivery) => (
                <Line key={delivery.eventId} webhook={webhook} delivery={delivery} />
              ))}
            </ol>
            <ShowMore list={list}>Show older events</ShowMore>
          </div>
        )
      }
    </Loaded>
  )
}
