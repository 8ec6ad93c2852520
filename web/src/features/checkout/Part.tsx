import { type ReactNode, useId } from 'react'
import { Heading } from '../../ui/Heading.tsx'

/** One numbered part of the sheet, as in a form one fills in from the top. */
export const Part = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6 border-edge border-t pt-5">
      <div className="flex items-baseline gap-4">
        <span aria-hidden="true" className="font-mono text-leaf-strong text-sm tabular-nums">
          {String(number).padStart(2, '0')}
        </span>
        <Heading level={2} id={id} look="small">
          {title}
        </Heading>
      </div>
      {children}
    </section>
  )
}
