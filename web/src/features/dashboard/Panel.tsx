import { type ReactNode, useId } from 'react'
import { Heading } from '../../ui/Heading.tsx'

/** A titled part of a dashboard. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <Heading level={2} look="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
