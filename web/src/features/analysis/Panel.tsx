import { type ReactNode, useId } from 'react'
import { Heading } from '../../ui/Heading.tsx'

type PanelProps = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode }

/** A titled part of the analysis. */
export const Panel = ({ title, lead, aside, children }: PanelProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} look="small" id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {lead && <p className="max-w-text text-[0.9375rem] text-muted">{lead}</p>}
      {children}
    </section>
  )
}
