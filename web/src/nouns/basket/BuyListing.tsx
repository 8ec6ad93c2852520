import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { AddToBasket } from './AddToBasket.tsx'
import { QuantityBox } from './QuantityBox.tsx'

type Props = {
  listingId: string
  label: string
  min: number
  max: number
  quantity: number
  onQuantity: (quantity: number) => void
}

/** How many credits of one listing, and straight on to paying for them; or into the basket with others. */
export const BuyListing = ({ listingId, label, min, max, quantity, onQuantity }: Props) => {
  const navigate = useNavigate()
  const buy = useMutation({
    // Not part of a first view: who only looks buys nothing.
    mutationFn: async () => (await import('./keep-basket.ts')).keepBasket([{ listingId, quantity }]),
    onSuccess: (address) => void navigate(address),
    onError: (error) => void toast.error(messageOf(error)),
  })
  const isTooMany = quantity > max
  const isTooFew = quantity < min
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <QuantityBox label={`Credits of ${label}`} value={quantity} max={max} onChange={onQuantity} />
        <Button variant="quiet" size="small" onClick={() => onQuantity(max)} aria-label={`Max of ${label}`}>
          Max
        </Button>
        <Button
          busy={buy.isPending}
          disabled={isTooMany || isTooFew}
          aria-label={`Buy ${label}`}
          onClick={() => buy.mutate()}
        >
          Buy
        </Button>
        <AddToBasket listingId={listingId} quantity={quantity} label={label} />
      </div>
      {isTooFew && (
        <p role="alert" className="text-error text-sm">
          The seller parts with {min.toLocaleString('en-US')} or more at once.
        </p>
      )}
      {isTooMany && (
        <p role="alert" className="text-error text-sm">
          Only {max.toLocaleString('en-US')} are left.
        </p>
      )}
    </div>
  )
}
