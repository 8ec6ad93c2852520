import { X } from 'lucide-react'
import { setLimits } from './say-limits.ts'
import type { WishText } from './wish-params.ts'

type LimitChipsProps = {
  wish: WishText
  /** Said already where it can be changed. */
  besides?: readonly (keyof WishText)[]
  onChange: (part: Partial<WishText>) => void
}

/** Each limit that is set, to be taken away by a press. */
export const LimitChips = ({ wish, besides = [], onChange }: LimitChipsProps) => {
  const limits = setLimits(wish)
  if (limits.length === 0) return <p className="text-muted text-sm">None: all that is on sale counts.</p>
  const shown = limits.filter(({ name }) => !besides.includes(name))
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map(({ name, says, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Take away the limit: ${says}`}
            onClick={() => onChange(without)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge bg-paper py-1 pr-2 pl-3 text-left text-fine hover:border-ink max-lg:min-h-11"
          >
            {says}
            <X aria-hidden="true" className="size-3.5 shrink-0 text-muted" strokeWidth={1.75} />
          </button>
        </li>
      ))}
    </ul>
  )
}
