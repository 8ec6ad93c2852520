import { type ReactNode, useId } from 'react'
import { Heading } from '../../ui/Heading.tsx'

type PartProps = { title: string; note?: string; children: ReactNode }

/** One part of a page: what it is on the left where there is room, the thing itself on the right. */
export const Part = ({ title, note, children }: PartProps) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-edge border-t pt-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <Heading level={2} look="small" id={id}>
          {title}
        </Heading>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
