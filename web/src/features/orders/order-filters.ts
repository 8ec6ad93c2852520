import { OrderGroup } from '@ledgerleaf/contract/orders'

export const orderGroups = OrderGroup.options

export const groupWords: Record<OrderGroup, string> = {
  open: 'To pay',
  bought: 'Bought',
  refunded: 'Refunded',
  ended: 'Not bought',
}

/** Fewer orders than these are seen at a glance. */
const fewOrders = 6

export type OrderFilter = { group: OrderGroup | null; text: string }

/** What is listed stands in the address, so that it can be kept and sent. */
export const readFilter = (params: URLSearchParams): OrderFilter => {
  const group = OrderGroup.safeParse(params.get('show'))
  return { group: group.success ? group.data : null, text: params.get('q')?.trim().slice(0, 200) ?? '' }
}

export const writeFilter = ({ group, text }: OrderFilter): URLSearchParams =>
  new URLSearchParams([...(group ? [['show', group]] : []), ...(text ? [['q', text]] : [])])

/** Whether there is something to choose from; who has chosen can always choose otherwise. */
export const isWorthFiltering = (
  counts: Record<OrderGroup, number>,
  { group, text }: OrderFilter,
): boolean => {
  const groups = orderGroups.filter((one) => counts[one] > 0).length
  const orders = orderGroups.reduce((sum, one) => sum + counts[one], 0)
  return group !== null || text !== '' || groups > 1 || orders >= fewOrders
}
