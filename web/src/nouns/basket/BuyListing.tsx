import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
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
  /** Null while what is typed is no quantity. */
  quantity: number | null
  onQuantity: (quantity: number | null) => void
  /** The one its price stands for: the others are as easily bought, and quieter. */
  isFirst?: boolean
}

const wrongAmount = (quantity: number, min: number, max: number): string | undefined => {
  if (quantity < min) return `The seller parts with ${min.toLocaleString('en-US')} or more at once.`
  return quantity > max ? `Only ${max.toLocaleString('en-US')} are left.` : undefined
}

/** How many credits of one listing, and straight on to paying for them; or into the basket with others. */
export const BuyListing = ({ listingId, label, min, max, quantity, onQuantity, isFirst = false }: Props) => {
  const navigate = useNavigate()
  const buy = useMutation({
    // Not part of a first view: who only looks buys nothing.
    mutationFn: async (wanted: number) =>
      (await import('./keep-basket.ts')).keepBasket([{ listingId, quantity: wanted }]),
    onSuccess: (address) => void navigate(address),
    onError: (error) => void toast.error(messageOf(error)),
  })
  const id = useId()
  const [unread, setUnread] = useState<string>()
  const problem = quantity === null ? unread : wrongAmount(quantity, min, max)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <QuantityBox
          label={`Credits of ${label}`}
          value={quantity}
          max={max}
          isWrong={problem !== undefined}
          describedBy={problem && id}
          onChange={(next, why) => {
            setUnread(why)
            onQuantity(next)
          }}
        />
        <Button
          variant="quiet"
          size="small"
          className="px-2! font-normal! text-muted!"
          onClick={() => onQuantity(max)}
          aria-label={`Max of ${label}`}
        >
          Max
        </Button>
        <div className="flex gap-2 max-sm:w-full">
          <Button
            variant={isFirst ? 'primary' : 'outline'}
            className="max-sm:flex-1"
            busy={buy.isPending}
            disabled={quantity === null || problem !== undefined}
            aria-label={`Buy ${label}`}
            onClick={() => quantity !== null && buy.mutate(quantity)}
          >
            Buy
          </Button>
          <AddToBasket
            listingId={listingId}
            quantity={quantity}
            label={label}
            says={['Add to basket', 'In your basket']}
            className="min-h-11 max-sm:flex-1"
          />
        </div>
      </div>
      {problem && (
        <p id={id} role="alert" className="text-error text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
