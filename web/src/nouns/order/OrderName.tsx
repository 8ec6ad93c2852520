import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { ReactNode } from 'react'
import { FactLine } from '../../ui/FactLine.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

type Props = {
  id: string
  /** What was bought; null where the place it stands in says so already. */
  bought: ReactNode
  invoice?: string | null
  /** What else its buyer knows it by. */
  also?: readonly ReactNode[]
  /** Its page; without one it is only named. */
  to?: string
  /** What leads, and nothing under it. */
  isBrief?: boolean
  className?: string
}

/** An order by what it is: what was bought, then its invoice. The number that support asks for stands quietly last. */
export const OrderName = ({
  id,
  bought,
  invoice = null,
  also = [],
  to,
  isBrief = false,
  className,
}: Props) => {
  const lead = bought ?? invoice ?? nameOrder(id)
  const facts = [bought && invoice, ...also, lead !== nameOrder(id) && nameOrder(id)]
  return (
    <span className={className}>
      {to ? (
        <TextLink to={to} className="font-medium leading-snug">
          {lead}
        </TextLink>
      ) : (
        <span className="font-medium leading-snug">{lead}</span>
      )}
      {!isBrief && facts.some(Boolean) && <FactLine className="mt-0.5 text-muted text-sm" facts={facts} />}
    </span>
  )
}
