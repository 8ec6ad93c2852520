import { Check } from 'lucide-react'
import { cn } from '../../ui/cn.ts'

/** What the button still waits for; a button that is grey for no stated reason is a riddle. */
export const Ready = ({ id, steps }: { id: string; steps: readonly { text: string; done: boolean }[] }) => (
  <ul id={id} className="grid gap-2 text-sm">
    {steps.map(({ text, done }) => (
      <li key={text} className={cn('flex items-center gap-2.5', done ? 'text-ink' : 'text-muted')}>
        <span
          aria-hidden="true"
          className={cn(
            'grid size-4.5 shrink-0 place-items-center rounded-full',
            done && 'bg-leaf text-on-leaf',
          )}
        >
          {/* An empty ring would look like something to choose. */}
          {done ? <Check className="size-3" strokeWidth={2.5} /> : <span className="h-0.5 w-2.5 bg-edge" />}
        </span>
        {text}
        <span className="sr-only">{done ? ': done' : ': not yet'}</span>
      </li>
    ))}
  </ul>
)
