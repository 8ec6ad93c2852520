import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Seal } from '../../ui/Seal.tsx'

type Props = { contactName: string; seal: string; actions: ReactNode; children: ReactNode }

/** In place of the form once the order is settled. It takes the focus, because what had it is gone. */
export const Confirmation = ({ contactName, seal, actions, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="arrives grid gap-12">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="ledger-margin grid justify-items-start gap-6 pl-6 sm:pl-10">
          <Heading level={1} ref={heading} tabIndex={-1}>
            Thank you, {contactName}! Your order is confirmed.
          </Heading>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/dashboard">View Dashboard</ButtonLink>
            {actions}
          </div>
        </div>
        <Seal>{seal}</Seal>
      </div>
      {children}
    </div>
  )
}
