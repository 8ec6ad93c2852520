import { type ReactNode, useId } from 'react'
import { Heading } from '../../ui/Heading.tsx'

type PartProps = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode; id?: string }

/** A titled part of a step, on a sheet of its own. */
export const Part = ({ title, lead, aside, children, id }: PartProps) => {
  const made = useId()
  return (
    <section
      id={id}
      aria-labelledby={made}
      className="grid min-w-0 scroll-mt-40 content-start gap-5 border-edge border-t-2 bg-sheet px-5 py-6 sm:px-7"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading level={2} look="small" id={made}>
          {title}
        </Heading>
        {aside}
      </div>
      {lead && <p className="-mt-2 max-w-text text-[0.9375rem] text-muted">{lead}</p>}
      {children}
    </section>
  )
}
