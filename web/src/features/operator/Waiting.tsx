import { useWaiting } from './use-waiting.ts'
import type { WaitingKind } from './waiting-items.ts'

const count = (number: number, one: string, many: string) =>
  `${number === 0 ? 'no' : number} ${number === 1 ? one : many}`

/** What there is to do, in a sentence that follows the work as it comes in. */
export const Waiting = () => {
  const { data: items } = useWaiting()
  if (!items) return <p className="text-lg text-muted">Counting what waits…</p>
  const of = (kind: WaitingKind) => items.filter((item) => item.kind === kind).length
  const [projects, sellers, messages] = [of('project'), of('seller'), of('ticket')]
  const photographed = of('photographs')
  const isIdle = items.length === 0
  return (
    <p aria-live="polite" className="max-w-text text-lg text-muted">
      {isIdle
        ? 'Nothing waits. New projects and messages appear here by themselves.'
        : `${count(projects, 'project waits', 'projects wait')} for a decision${photographed > 0 ? `, the photographs of ${count(photographed, 'project', 'projects')} for a look` : ''}${sellers > 0 ? `, ${count(sellers, 'seller', 'sellers')} for a check` : ''} and ${count(messages, 'message', 'messages')} for an answer.`.replace(
            /^./,
            (letter) => letter.toUpperCase(),
          )}
    </p>
  )
}
