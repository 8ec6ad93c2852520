import { performance } from 'node:perf_hooks'

const lookEveryMs = 250
// Above this, whoever asks something waits for the processor.
const busyFrom = 0.6

/** Tells whenever this thread becomes so busy with requests that others should leave it the processor, and when no longer. */
export const watchBusy = (tell: (busy: boolean) => void): { stop: () => void } => {
  let last = performance.eventLoopUtilization()
  let wasBusy = false
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    const isBusy = utilization >= busyFrom
    if (isBusy !== wasBusy) tell(isBusy)
    wasBusy = isBusy
  }, lookEveryMs).unref()
  return { stop: () => clearInterval(timer) }
}
