import { setTimeout } from 'node:timers/promises'

/** Asks until the answer is yes or the time is up, and says which. */
export const waitUntil = async (
  condition: () => boolean | Promise<boolean>,
  secondsMax: number,
  everyMs = 25,
): Promise<boolean> => {
  const deadline = performance.now() + secondsMax * 1000
  while (!(await condition())) {
    if (performance.now() > deadline) return false
    await setTimeout(everyMs)
  }
  return true
}
