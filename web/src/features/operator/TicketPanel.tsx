import type { Ticket } from '@ledgerleaf/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { DeskHead } from './DeskHead.tsx'
import { TicketAnswer, TicketReply, TicketState } from './Tickets.tsx'
import { othersOf, ticketFacts } from './ticket-facts.ts'

const Writer = ({ ticket, others }: { ticket: Ticket; others: number }) => (
  <Part title="Who writes">
    <dl className="grid border-hairline border-t text-note sm:max-lg:grid-cols-3 sm:max-lg:gap-x-8">
      {ticketFacts(ticket, others).map(({ name, value }) => (
        <div
          key={`${name} ${value}`}
          className="grid content-start gap-0.5 border-hairline border-b py-2.5 max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:items-baseline"
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  </Part>
)

const History = ({ others }: { others: readonly Ticket[] }) => (
  <Part title="From the same address">
    <ul className="grid border-hairline border-b">
      {others.map((other) => (
        <li key={other.id} className="grid gap-1 border-hairline border-t py-3">
          <TextLink to={`/operator?ticket=${other.id}`} className="line-clamp-2 text-note">
            {other.message}
          </TextLink>
          <span className="text-muted text-sm">
            {writeDate(other.createdAt)}, {other.answeredAt ? 'answered' : 'waits'}
          </span>
        </li>
      ))}
    </ul>
  </Part>
)

/** The message as it was written, what was answered, and below a line the answer that may follow. */
const Conversation = ({ ticket }: { ticket: Ticket }) => (
  <div id="decision" className="border-edge border-t-2 bg-sheet">
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-5 px-5 pt-5 pb-6 sm:px-6">
      <Avatar name={ticket.name} />
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-medium [overflow-wrap:anywhere]">{ticket.name}</p>
          <TicketState ticket={ticket} />
        </div>
        <p className="max-w-text whitespace-pre-wrap text-lg [overflow-wrap:anywhere]">{ticket.message}</p>
      </div>
      {ticket.replies.map((reply) => (
        <div key={reply.sentAt} className="col-start-2">
          <TicketReply reply={reply} />
        </div>
      ))}
    </div>
    <div className="border-hairline border-t px-5 py-5 sm:px-6">
      <TicketAnswer ticket={ticket} />
    </div>
  </div>
)

const Whole = ({ ticket, tickets }: { ticket: Ticket; tickets: readonly Ticket[] }) => {
  const others = othersOf(ticket, tickets)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8">
      <Conversation ticket={ticket} />
      <div className="grid gap-8 border-edge border-t-2 bg-sheet px-5 py-5 sm:max-lg:px-6">
        <Writer ticket={ticket} others={others.length} />
        {others.length > 0 && <History others={others} />}
      </div>
    </div>
  )
}

/** One message, reached from the queue. */
export const TicketPanel = ({ ticketId }: { ticketId: string }) => (
  <Loaded query={useQuery(operatorQueries.tickets())} what="the message" room="h-56">
    {({ tickets }) => {
      const ticket = tickets.find(({ id }) => id === ticketId)
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <DeskHead
            id={ticketId}
            eyebrow="Support ticket"
            title={ticket ? `Message from ${ticket.name}` : 'No such message'}
          />
          {ticket ? (
            <Whole ticket={ticket} tickets={tickets} />
          ) : (
            <EmptyState
              of="letters"
              title="It is not here"
              text="It may have been removed with what was kept about its writer."
            />
          )}
        </div>
      )
    }}
  </Loaded>
)
