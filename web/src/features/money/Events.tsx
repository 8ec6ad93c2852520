import type { MoneyEvent } from '@ledgerleaf/contract/money'
import { useSiteInfo } from '../../api/site.ts'
import { writeCents, writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'

/** What happened to the order, oldest first. */
export const Events = ({ events }: { events: readonly MoneyEvent[] }) => {
  const site = useSiteInfo()
  return (
    <section aria-labelledby="events" className="grid gap-4">
      <Heading level={2} look="small" id="events">
        What happened
      </Heading>
      <ol className="border-leaf border-l-2 bg-sheet">
        {events.map((event, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: several may fall on one moment, and none ever moves
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 border-hairline border-b px-4 py-2.5 text-note last:border-b-0 sm:px-5 sm:grid-cols-[15.5rem_minmax(0,1fr)_auto]"
          >
            <time dateTime={event.at} className="text-muted tabular-nums max-sm:col-span-2 max-sm:text-sm">
              {writeInstant(event.at)}
            </time>
            <span className="[overflow-wrap:anywhere]">
              {event.text}
              {event.kind === 'mail' && site?.sendsMail === false && (
                <span className="block text-muted text-sm">Written, kept in the outbox, not sent</span>
              )}
            </span>
            <span className="font-mono text-sm tabular-nums">
              {event.amountCents === null ? '' : writeCents(event.amountCents)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
