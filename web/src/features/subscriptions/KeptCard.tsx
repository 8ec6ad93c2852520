import { type SavedCard, subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { toast } from '../../ui/toast.ts'

const nameOf = ({ brand, last4, expMonth, expYear }: SavedCard): string =>
  last4
    ? `${brand ?? 'Card'} ending in ${last4}, good until ${String(expMonth).padStart(2, '0')}/${expYear}.`
    : 'Your card is kept. What it is called comes in a moment.'

/** Which card later runs are charged to. It is given on the provider's own page and kept there. */
export const KeptCard = ({ card }: { card: SavedCard | null }) => {
  const site = useSiteInfo()
  const open = useMutation({
    mutationFn: () => send(subscriptionsApi.keepCard),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => void toast.error(error.message),
  })
  const none = site?.sandboxPayments
    ? 'Runs are charged to a test card of this demonstration, until you give another.'
    : 'No card is kept yet. A subscription needs one.'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-y py-4">
      <p className="text-note">{card ? nameOf(card) : none}</p>
      <DutyButton
        duty="finance"
        doing="change the card"
        variant="outline"
        size="small"
        busy={open.isPending}
        busyLabel="Opening…"
        onClick={() => open.mutate()}
      >
        {card ? 'Change the card' : 'Add a card'}
      </DutyButton>
    </div>
  )
}
