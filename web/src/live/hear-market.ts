import { stale, touched } from '../api/signals.ts'
import { basketKeys } from '../nouns/basket/keys.ts'
import { dashboardKeys } from '../nouns/dashboard/keys.ts'
import { marketKeys } from '../nouns/market/keys.ts'
import type { LiveSocket } from './socket.ts'

/** These name every project they show. */
const naming = [
  marketKeys.project,
  marketKeys.listings,
  marketKeys.forwards,
  marketKeys.seller,
  basketKeys.all,
] as const

/** These may change by a project they do not show yet. */
const counting = [marketKeys.projects, marketKeys.places, basketKeys.all, dashboardKeys.marketValue] as const

const countingMsMin = 5000
// Everyone who looks hears of it at the same moment and need not ask in the same one.
const spreadMsMax = 500

/** The whole market may change every second; a page reads again what shows a changed project, and lists now and then. */
export const hearMarket = (socket: LiveSocket): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const count = () => {
    if (timer) {
      isDue = true
      return
    }
    for (const key of counting) stale.send(key)
    timer = setTimeout(() => {
      timer = undefined
      if (isDue) count()
      isDue = false
    }, countingMsMin)
  }
  socket.on('market.changed', ({ projectIds }) => {
    setTimeout(() => {
      for (const key of naming) touched.send({ key, ids: projectIds })
      count()
    }, Math.random() * spreadMsMax)
  })
}
