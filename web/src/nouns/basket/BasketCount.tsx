import { cn } from '../../ui/cn.ts'
import { useBasket } from './basket-store.ts'

/** How many listings are in the basket, beside its sign or its name; nothing while it is empty. */
export const BasketCount = ({ className }: { className?: string }) => {
  const count = useBasket().length
  if (count === 0) return null
  return (
    <span
      className={cn(
        'min-w-5 rounded-full bg-ink px-1 text-center font-medium font-mono text-eyebrow text-paper leading-5 tabular-nums',
        className,
      )}
    >
      {count}
      <span className="sr-only"> {count === 1 ? 'listing' : 'listings'}</span>
    </span>
  )
}
