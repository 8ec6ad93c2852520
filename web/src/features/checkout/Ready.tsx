import { Check } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import type { CheckoutStep } from './steps-of.ts'

/** What the button still waits for; a button that is grey for no stated reason is a riddle. */
export const Ready = ({ id, steps }: { id: string; steps: readonly CheckoutStep[] }) => (
  <ul id={id} className="grid gap-2 text-sm">
    {steps.map(({ text, toDo, done }) => (
      <li key={text} className={cn('flex items-center gap-2.5', done ? 'text-ink' : 'text-muted')}>
        <span
          aria-hidden="true"
          className={cn(
            'grid size-4.5 shrink-0 place-items-center rounded-full border',
            done ? 'border-leaf bg-leaf text-on-leaf' : 'border-edge',
          )}
        >
          {done && <Check className="size-3" strokeWidth={2.5} />}
        </span>
        {done ? text : toDo}
        {done && <span className="sr-only">: done</span>}
      </li>
    ))}
  </ul>
)
