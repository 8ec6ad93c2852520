import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from './fleet.ts'

type Seen = { at: number; ready: boolean }

/** What `/readyz` of each server says, all the time. */
export const watchReadiness = (members: readonly Member[]) => {
  const seen = new Map<Member, Seen[]>(members.map((member) => [member, []]))
  let over = false
  const watch = async (member: Member) => {
    while (!over) {
      const ready = await member.isReady()
      seen.get(member)?.push({ at: performance.now(), ready })
      await wait(250)
    }
  }
  const watching = members.map(watch)
  const firstSince = (ready: boolean, from: number): number | null => {
    const found = [...seen.values()].map(
      (all) => all.find((one) => one.at >= from && one.ready === ready)?.at,
    )
    return found.some((at) => at === undefined) ? null : Math.max(...found.map((at) => at ?? 0))
  }
  return {
    /** Seconds until every server said so; null when one never did. */
    secondsUntil: (ready: boolean, from: number): number | null => {
      const at = firstSince(ready, from)
      return at === null ? null : (at - from) / 1000
    },
    stop: async () => {
      over = true
      await Promise.all(watching)
    },
  }
}
