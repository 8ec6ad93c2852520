import { Check, Plus } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { tellAddition } from '../market/tell-interest.ts'
import { basket } from './basket-changes.ts'
import { basketLinesMax, useBasket } from './basket-store.ts'

type Props = {
  listingId: string
  /** What is added, for whoever hears the page. */
  label: string
  /** Null while no quantity is chosen: nothing can be put in then. */
  quantity?: number | null
  /** Where a finger reaches for it alone. */
  isLarge?: boolean
}

/** Puts a listing into the basket and takes it out again; how many credits it shall be can be changed there. */
export const AddToBasket = ({ listingId, label, quantity = 1, isLarge = false }: Props) => {
  const lines = useBasket()
  const isIn = lines.some((line) => line.listingId === listingId)
  const Icon = isIn ? Check : Plus
  const putIn = () => {
    basket.add(listingId, quantity ?? 1)
    tellAddition(listingId)
  }
  return (
    <button
      type="button"
      aria-label={isIn ? `Remove from basket: ${label}` : `Add to basket: ${label}`}
      aria-pressed={isIn}
      disabled={!isIn && (quantity === null || lines.length >= basketLinesMax)}
      onClick={() => (isIn ? basket.change(listingId, 0) : putIn())}
      className={cn(
        isLarge && 'max-sm:size-11',
        'grid size-8 place-items-center rounded-soft border border-edge text-ink transition-colors hover:border-ink hover:bg-sunken disabled:opacity-50 aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf',
      )}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </button>
  )
}
