import { nameBought } from '@ledgerleaf/contract/order-name'
import { type Subscription, type SubscriptionRun, subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { OrderName } from '../../nouns/order/OrderName.tsx'
import { RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useWhyNot } from '../../nouns/organisation/use-why-not.ts'
import { subscriptionQueries } from '../../nouns/subscription/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { KeptCard } from './KeptCard.tsx'
import { RunStrip } from './RunStrip.tsx'
import { Specimen } from './Specimen.tsx'

const runWords: Record<
  SubscriptionRun['state'],
  { tone: 'leaf' | 'attention' | 'error' | 'neutral'; word: string }
> = {
  charging: { tone: 'neutral', word: 'Being paid' },
  bought: { tone: 'leaf', word: 'Bought' },
  retired: { tone: 'leaf', word: 'Bought and retired' },
  left_out: { tone: 'attention', word: 'Left out' },
  retrying: { tone: 'attention', word: 'Trying again tomorrow' },
  failed: { tone: 'error', word: 'Payment failed' },
  confirming: { tone: 'attention', word: 'Waits for you' },
}

const stateWords = {
  active: { tone: 'leaf', word: 'Active' },
  paused: { tone: 'attention', word: 'Paused' },
  cancelled: { tone: 'neutral', word: 'Cancelled' },
} as const

type Verb = 'pause' | 'resume' | 'cancel'

const Run = ({ run }: { run: SubscriptionRun }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-b py-2.5 last:border-b-0">
    <time dateTime={run.dueOn} className="w-28 font-mono text-[0.875rem] tabular-nums">
      {writeDate(run.dueOn)}
    </time>
    <Badge tone={runWords[run.state].tone}>{runWords[run.state].word}</Badge>
    {run.orderId && (
      <OrderName
        id={run.orderId}
        to={`/orders/${run.orderId}`}
        bought={nameBought(run.projectNames)}
        invoice={run.invoice}
      />
    )}
    {run.message && <span className="text-muted text-sm">{run.message}</span>}
  </li>
)

type CancelProps = { open: boolean; name: string; busy: boolean; onClose: () => void; onCancel: () => void }

/** What cannot be taken back is asked once more. */
const CancelDialog = ({ open, name, busy, onClose, onCancel }: CancelProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Cancel this subscription?"
    text={`${name}: nothing more will be bought, and it cannot be started again. What it bought stays yours. To stop for a while, pause it.`}
    actions={
      <>
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={busy} onClick={onCancel}>
          Cancel for good
        </Button>
      </>
    }
  />
)

const Card = ({ subscription }: { subscription: Subscription }) => {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const change = useMutation({
    mutationFn: (verb: Verb) => send(subscriptionsApi[verb], { params: { id: subscription.id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: subscriptionQueries.all().queryKey }),
    onError: (error) => void toast.error(error.message),
  })
  const confirm = useMutation({
    mutationFn: () => send(subscriptionsApi.confirm, { params: { id: subscription.id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => void toast.error(error.message),
  })
  const { state, tonnes, every, priceCapCents, nextRunOn, retire, pausedBecause, runs, listing } =
    subscription
  const most = priceCapCents * tonnes
  const name = `${writeWhole(tonnes)} ${tonnes === 1 ? 'tonne' : 'tonnes'} every ${every}`
  const why = useWhyNot('buy', 'change a subscription')
  const press = (label: string, onClick: () => void) => (
    <Button
      variant="outline"
      size="small"
      disabled={why !== null || change.isPending || confirm.isPending}
      aria-label={`${label}: ${name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <article className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={3} look="small">
          {name}
        </Heading>
        <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>
      </div>
      <p className="text-note text-muted">
        {listing && (
          <>
            From <TextLink to={`/projects/${listing.projectId}`}>{listing.projectName}</TextLink>.{' '}
          </>
        )}
        At most {writeCents(priceCapCents)} a tonne, so {writeCents(most)} each {every}
        {every === 'month' && ` and ${writeCents(most * 12)} a year`}, before any VAT.{' '}
        {retire ? `Retired at once for ${retire.beneficiary}.` : 'Held until you retire them.'}{' '}
        {nextRunOn && (
          <>
            Next on <time dateTime={nextRunOn}>{writeDate(nextRunOn)}</time>.
          </>
        )}
        {state === 'paused' && pausedBecause}
      </p>
      <RunStrip subscription={subscription} />
      {runs.length > 0 && (
        <ul className="border-hairline border-t">
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ul>
      )}
      {state !== 'cancelled' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {state === 'active'
            ? press('Pause', () => change.mutate('pause'))
            : press('Resume', () => change.mutate('resume'))}
          {runs.some((run) => run.state === 'confirming') &&
            press('Confirm the payment', () => confirm.mutate())}
          {/* Rarer than a pause and not to be undone: there, and no louder than a word. */}
          <button
            type="button"
            disabled={why !== null || change.isPending || confirm.isPending}
            aria-label={`Cancel for good: ${name}`}
            onClick={() => setAsked(true)}
            className={`${textLinkLook} min-h-9 text-sm disabled:cursor-not-allowed disabled:text-muted`}
          >
            Cancel for good
          </button>
          <RoleNote why={why} />
        </div>
      )}
      <CancelDialog
        open={isAsked && state !== 'cancelled'}
        name={name}
        busy={change.isPending}
        onClose={() => setAsked(false)}
        onCancel={() => change.mutate('cancel', { onSettled: () => setAsked(false) })}
      />
    </article>
  )
}

const Subscriptions = ({ subscriptions }: { subscriptions: readonly Subscription[] }) => {
  if (subscriptions.length === 0) return <Specimen />
  return (
    <div className="grid gap-6">
      {subscriptions.map((subscription) => (
        <Card key={subscription.id} subscription={subscription} />
      ))}
    </div>
  )
}

export const SubscriptionList = () => (
  <Loaded query={useQuery(subscriptionQueries.all())} what="your subscriptions" room="h-40">
    {({ subscriptions }) => <Subscriptions subscriptions={subscriptions} />}
  </Loaded>
)

/** What later runs are charged to. Before there is anything to charge it is only news where a card has to be given first. */
export const RunCard = () => {
  const site = useSiteInfo()
  const { data } = useQuery(subscriptionQueries.all())
  if (!data) return null
  const { card, subscriptions } = data
  return card || subscriptions.length > 0 || site?.sandboxPayments === false ? (
    <KeptCard card={card ?? null} />
  ) : null
}
