import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { useWaiting } from './use-waiting.ts'
import type { WaitingKind } from './waiting-items.ts'

const kinds: readonly { name: string; note: string; of: readonly WaitingKind[] }[] = [
  { name: 'Registries', note: 'Retirements to make there', of: ['retirement'] },
  { name: 'Money', note: 'Payouts, refunds, the bank', of: ['payout', 'money'] },
  { name: 'Reviews', note: 'Projects and sellers', of: ['project', 'photographs', 'seller'] },
  { name: 'Messages', note: 'For an answer', of: ['ticket'] },
]

type FigureProps = { name: string; note: string; value: number }

const Figure = ({ name, note, value }: FigureProps) => (
  <div className="grid content-start gap-1.5 bg-sheet px-3 py-3.5 sm:px-5 sm:py-4">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="grid gap-1.5">
      <span
        className={cn(
          'font-[430] font-display text-3xl lining-nums leading-none tabular-nums',
          !value && 'text-muted',
        )}
      >
        {writeWhole(value)}
      </span>
      <span className="text-fine text-muted">{note}</span>
    </dd>
  </div>
)

/** So many stand below in one sight: counting them first would say nothing. */
const inSight = 6

/** How much waits, of what, where it is more than one sees. On a phone the sentence above says it in less room. */
export const QueueFigures = () => {
  const { data: items } = useWaiting()
  if (!items || items.length <= inSight) return null
  return (
    <dl className="grid grid-cols-4 gap-px min-[100rem]:grid-cols-2 border-edge border-t-2 bg-hairline max-sm:hidden">
      {kinds.map(({ name, note, of }) => (
        <Figure
          key={name}
          name={name}
          note={note}
          value={items.filter(({ kind }) => of.includes(kind)).length}
        />
      ))}
    </dl>
  )
}
