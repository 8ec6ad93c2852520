import type {
  AskingPrice,
  ComingDelivery,
  ProjectSupply,
  SoldPrice,
  SupplyDay,
} from '@ledgerleaf/contract/supply'

/** Everything the history knows about one day. */
export type SupplyMoment = {
  on: string
  /** Still to come: of it there are announcements alone. */
  isComing: boolean
  /** As of that day; of a day to come, as of now. */
  supply: SupplyDay
  /** The prices asked for on that day, lowest first; of a day to come nobody knows them. */
  asked: { vintage: number; priceCents: number }[]
  sold: SoldPrice[]
  /** What is announced up to that day, if it is still to come. */
  announced: { sold: number; offered: number }
}

const none: Omit<SupplyDay, 'on'> = {
  issued: 0,
  notListed: 0,
  listed: 0,
  held: 0,
  retired: 0,
  cancelled: 0,
}

const lastBy = <T extends { on: string }>(steps: readonly T[], on: string): T | undefined =>
  steps.findLast((step) => step.on <= on)

const priceOn = ({ steps, endedOn }: AskingPrice, on: string): number | undefined =>
  endedOn !== null && on > endedOn ? undefined : lastBy(steps, on)?.priceCents

export const announcedBy = (coming: readonly ComingDelivery[], on: string): SupplyMoment['announced'] => {
  const until = (isSold: boolean) =>
    coming.reduce((sum, one) => sum + (one.isSold === isSold && one.dueOn <= on ? one.credits : 0), 0)
  return { sold: until(true), offered: until(false) }
}

/** The days on which anything changed or is announced, in order, today among them. */
export const supplyMoments = (
  { days, asked, sold, coming }: ProjectSupply,
  today: string,
): [SupplyMoment, ...SupplyMoment[]] => {
  const momentOn = (on: string): SupplyMoment => ({
    on,
    isComing: on > today,
    supply: { ...(lastBy(days, on) ?? none), on },
    asked: (on > today ? [] : asked)
      .flatMap((one) => {
        const priceCents = priceOn(one, on)
        return priceCents === undefined ? [] : [{ vintage: one.vintage, priceCents }]
      })
      .sort((a, b) => a.priceCents - b.priceCents || a.vintage - b.vintage),
    sold: sold.filter((one) => one.on === on),
    announced: on > today ? announcedBy(coming, on) : { sold: 0, offered: 0 },
  })
  const priced = asked.flatMap(({ steps, endedOn }) => [
    ...steps.map(({ on }) => on),
    ...(endedOn ? [endedOn] : []),
  ])
  const all = new Set([
    ...days.map(({ on }) => on),
    ...priced,
    ...sold.map(({ on }) => on),
    ...coming.filter(({ dueOn }) => dueOn > today).map(({ dueOn }) => dueOn),
  ])
  all.delete(today)
  const others = [...all].sort()
  const before = others.filter((on) => on < today).map(momentOn)
  const after = others.filter((on) => on > today).map(momentOn)
  const [first, ...rest] = [...before, momentOn(today), ...after]
  return [first ?? momentOn(today), ...rest]
}
