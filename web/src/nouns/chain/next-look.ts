import type { ChainEntry } from '@ledgerleaf/contract/chain'

// A local chain has an entry within seconds, another within minutes; a chain that is down may keep it waiting for hours.
const pace = [
  { looks: 20, everyMs: 1500 },
  { looks: 60, everyMs: 5000 },
  { looks: 240, everyMs: 15_000 },
] as const

const isUnderWay = ({ state }: Pick<ChainEntry, 'state'>): boolean =>
  state === 'waiting' || state === 'sent' || state === 'mined'

/** How long to wait before asking again how far entries have come; false once there is nothing to wait for. */
export const nextLookMs = (
  entries: readonly Pick<ChainEntry, 'state'>[] | undefined,
  looks: number,
): number | false =>
  entries?.some(isUnderWay) ? (pace.find((step) => looks < step.looks)?.everyMs ?? false) : false
