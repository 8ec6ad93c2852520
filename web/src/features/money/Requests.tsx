import type { DeskRequest } from '@ledgerleaf/contract/money'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { writeCents, writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Quote } from '../../ui/Quote.tsx'

const askedFor = ({ parts }: Pick<DeskRequest, 'parts'>): string => {
  if (parts === null) return 'the whole order'
  const credits = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'}`
}

const Request = ({ request }: { request: DeskRequest }) => (
  <li className="grid gap-3 border-hairline border-b py-5 first:border-t">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="font-medium text-lg tabular-nums">
        {writeCents(request.amountCents)}
        <span className="font-normal text-base text-muted"> for {askedFor(request)}</span>
      </p>
      {request.isProposed && <Badge tone="attention">Waits for a second operator</Badge>}
    </div>
    <Quote>{request.words}</Quote>
    <p className="text-muted text-sm">
      {request.buyer} asked {writeInstant(request.askedAt)}, about {nameOrder(request.orderId)}.
      {request.returnedSinceCents > 0 &&
        ` ${writeCents(request.returnedSinceCents)} of the order went back since then.`}
    </p>
    <p>
      <ButtonLink to={`/operator/money/orders/${request.orderId}`} size="small" variant="outline">
        Look and answer
        <span className="sr-only"> {request.buyer}</span>
      </ButtonLink>
    </p>
  </li>
)

/** What buyers ask for, the oldest first. */
export const Requests = ({ requests }: { requests: readonly DeskRequest[] }) => (
  <section aria-labelledby="requests" className="grid gap-4">
    <Heading level={2} look="small" id="requests" className="scroll-mt-24">
      Refunds asked for
    </Heading>
    <ul>
      {requests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </ul>
  </section>
)
