import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { useBasket } from './basket-store.ts'

/** The way to the basket, with how many listings are in it. */
export const BasketLink = () => {
  const count = useBasket().length
  return (
    <Link
      to="/basket"
      className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-edge bg-sheet px-4 text-note transition-colors hover:border-ink"
    >
      <ShoppingBasket aria-hidden="true" className="size-4.5 text-leaf" strokeWidth={1.5} />
      Basket
      <span className="min-w-6 rounded-full bg-sunken px-1.5 text-center font-mono text-sm tabular-nums">
        {count}
        <span className="sr-only"> {count === 1 ? 'listing' : 'listings'}</span>
      </span>
    </Link>
  )
}
