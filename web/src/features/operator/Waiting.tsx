import { dueWords } from '../../nouns/operator/due-words.ts'
import { writeWhole } from '../../ui/format.ts'
import { useWaiting } from './use-waiting.ts'

/** What there is to do, in a sentence that follows the work as it comes in. */
export const Waiting = () => {
  const { data: items } = useWaiting()
  if (!items) return <p className="text-lg text-muted">Counting what waits…</p>
  // What has a day comes first, the nearest first.
  const [first] = items
  return (
    <p aria-live="polite" className="max-w-text text-lg text-muted">
      {!first
        ? 'Nothing waits. What comes in appears here by itself.'
        : `${writeWhole(items.length)} ${items.length === 1 ? 'thing waits' : 'things wait'}.`}
      {first && !first.dueOn && ' None has a day.'}
      {first?.dueOn && (
        <>
          {' '}
          The first is due on <span className="whitespace-nowrap">{dueWords(first.dueOn, new Date())}.</span>
        </>
      )}
    </p>
  )
}
