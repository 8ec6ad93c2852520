import { writeClock } from './format.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** How long something is still kept for the reader. It counts quietly: nothing blinks, and it is not read aloud. */
export const HeldFor = ({ until }: { until: string }) => {
  const left = useSecondsLeft(until)
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted text-sm">
      {left > 0 ? (
        <>
          <span>Held for you for another</span>
          <span role="timer" className="font-mono text-ink tabular-nums">
            {writeClock(left)}
          </span>
        </>
      ) : (
        <span>The time is over. What was held is being given back.</span>
      )}
    </p>
  )
}
