import { writeMoney } from '@ledgerleaf/contract/currencies'
import {
  type NewSubscription,
  type SubscriptionPreview,
  subscriptionsApi,
} from '@ledgerleaf/contract/subscriptions'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { countryName } from '../../ui/country-name.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { chargeWords } from './charge-words.ts'

const BilledTo = ({ billedTo }: Pick<SubscriptionPreview, 'billedTo'>) => (
  <div className="grid gap-1 text-note">
    <p className="text-muted text-sm">Billed to</p>
    {billedTo ? (
      <>
        <p className="whitespace-pre-line">
          {[
            billedTo.companyName,
            billedTo.billingAddress,
            ...(billedTo.country ? [countryName(billedTo.country)] : []),
            `Tax ID ${billedTo.taxId}`,
          ].join('\n')}
        </p>
        <p className="text-muted text-sm">
          As on the latest order of yours that is settled, each time anew. To change it, name another company
          with your next order.
        </p>
      </>
    ) : (
      <p>Your account: no settled order of yours names a company.</p>
    )}
  </div>
)

const Sums = ({ charge }: { charge: NonNullable<SubscriptionPreview['charge']> }) => (
  <dl className="grid gap-1 text-note tabular-nums">
    {[
      { label: 'Credits', cents: charge.netCents },
      { label: writeVatLabel(charge.vat), cents: charge.vatCents },
      { label: 'Charged to the card', cents: charge.totalCents },
    ].map(({ label, cents }) => (
      <div key={label} className="flex justify-between gap-4 last:font-medium">
        <dt>{label}</dt>
        <dd>{writeMoney(cents, 'usd')}</dd>
      </div>
    ))}
  </dl>
)

type Props = { wish: NewSubscription; answer: (isYes: boolean) => void }

/** Before a card is charged again and again: what it comes to the first time, and to whom it is billed. */
export const StartDialog = ({ wish, answer }: Props) => {
  const preview = useQuery({
    queryKey: ['subscription-preview', wish],
    queryFn: ({ signal }) => send(subscriptionsApi.preview, { body: wish, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title="Start this subscription?"
      text={preview.data ? chargeWords(wish, preview.data) : undefined}
      actions={
        <>
          <Button variant="outline" onClick={() => answer(false)}>
            Not yet
          </Button>
          <Button disabled={!preview.data} onClick={() => answer(true)}>
            Start the subscription
          </Button>
        </>
      }
    >
      <Loaded query={preview} what="what it comes to" room="h-40">
        {({ charge, billedTo }) => (
          <div className="grid gap-5">
            {charge && <Sums charge={charge} />}
            <BilledTo billedTo={billedTo} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
