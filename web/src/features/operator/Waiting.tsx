import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'

const count = (number: number, one: string, many: string) =>
  `${number === 0 ? 'no' : number} ${number === 1 ? one : many}`

/** What there is to do, in a sentence that follows the work as it comes in. */
export const Waiting = () => {
  const { data: queue } = useQuery(operatorQueries.queue())
  const { data: desk } = useQuery(operatorQueries.sellers())
  const { data: inbox } = useQuery(operatorQueries.tickets())
  if (!queue || !desk || !inbox) return <p className="text-lg text-muted">Counting what waits…</p>
  const projects = queue.projects.filter(({ review }) => review === 'submitted').length
  const sellers = desk.sellers.filter(({ identity }) => identity.state === 'submitted').length
  const messages = inbox.tickets.filter(({ answeredAt }) => answeredAt === null).length
  const isIdle = projects + sellers + messages === 0
  return (
    <p aria-live="polite" className="max-w-text text-lg text-muted">
      {isIdle
        ? 'Nothing waits. New projects and messages appear here by themselves.'
        : `${count(projects, 'project waits', 'projects wait')} for a decision${sellers > 0 ? `, ${count(sellers, 'seller', 'sellers')} for a check` : ''} and ${count(messages, 'message', 'messages')} for an answer.`.replace(
            /^./,
            (letter) => letter.toUpperCase(),
          )}
    </p>
  )
}
