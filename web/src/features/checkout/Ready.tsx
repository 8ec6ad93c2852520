import { ArrowRight, Check } from 'lucide-react'
import { textLinkLook } from '../../ui/TextLink.tsx'
import type { CheckoutStep } from './steps-of.ts'

/** What the button still waits for, and the way there; a button that is grey for no stated reason is a riddle. */
export const Ready = ({ id, steps }: { id: string; steps: readonly CheckoutStep[] }) => (
  <ul id={id} className="grid gap-2 text-sm">
    {steps.map(({ text, toDo, done, at }) => (
      <li key={text} className="grid min-h-6 grid-cols-[1.125rem_minmax(0,1fr)] items-center gap-2.5">
        {done ? (
          <Check aria-hidden="true" className="size-4.5 text-leaf" strokeWidth={2.25} />
        ) : (
          <ArrowRight aria-hidden="true" className="size-4 text-attention" strokeWidth={1.75} />
        )}
        {done ? (
          <span>
            {text}
            <span className="sr-only">: done</span>
          </span>
        ) : (
          <a href={`#${at}`} className={`${textLinkLook} justify-self-start`}>
            {toDo}
          </a>
        )}
      </li>
    ))}
  </ul>
)
