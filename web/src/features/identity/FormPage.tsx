import type { ReactNode } from 'react'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'

type Props = { eyebrow: string; title: ReactNode; text?: ReactNode; foot?: ReactNode; children?: ReactNode }

/** One question to the person: what it is about, the form, and the ways to somewhere else. */
export const FormPage = ({ eyebrow, title, text, foot, children }: Props) => (
  <div className="grid gap-8">
    <div className="grid gap-3">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={1}>{title}</Heading>
      {text && <div className="text-muted">{text}</div>}
    </div>
    {children}
    {foot && <div className="grid gap-2 border-hairline border-t pt-5 text-note text-muted">{foot}</div>}
  </div>
)
