import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { BasketSign } from '../../ui/icons.tsx'
import { tellAddition } from '../market/tell-interest.ts'
import { basket } from './basket-changes.ts'
import { basketLinesMax, useBasket } from './basket-store.ts'

type Props = {
  listingId: string
  /** What is added, for whoever hears the page. */
  label: string
  /** Null while no quantity is chosen: nothing can be put in then. */
  quantity?: number | null
  /** What it says, before and after; a sign alone where it says nothing. */
  says?: readonly [add: ReactNode, added: ReactNode]
  className?: string
}

/** Puts a listing into the basket and takes it out again; how many credits it shall be can be changed there. */
export const AddToBasket = ({ listingId, label, quantity = 1, says, className }: Props) => {
  const lines = useBasket()
  const isIn = lines.some((line) => line.listingId === listingId)
  const Icon = isIn ? Check : says ? BasketSign : Plus
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
        'inline-flex items-center justify-center gap-1.5 rounded-soft border border-edge text-ink transition-colors hover:border-ink hover:bg-sunken disabled:opacity-50 aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf',
        says ? 'min-h-9 whitespace-nowrap px-3 font-medium text-sm tabular-nums max-sm:min-h-11' : 'size-8',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {says?.[isIn ? 1 : 0]}
    </button>
  )
}
