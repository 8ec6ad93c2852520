import { operatorApi, type Ticket } from '@ledgerleaf/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { NoMail } from '../../nouns/person/NoMail.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { answerBeginnings, Beginnings } from './Beginnings.tsx'
import { useRefresh } from './use-refresh.ts'

const ReplyForm = ({ ticket }: { ticket: Ticket }) => {
  const refresh = useRefresh()
  const { form, bind, submit, isSending, refusal } = useContractForm(operatorApi.replyToTicket.body, {
    start: { text: '' },
  })
  const { error = refusal, ...text } = bind('text')
  const isUnsent = useSiteInfo()?.sendsMail === false
  const reply = submit(async (body) => {
    await send(operatorApi.replyToTicket, { params: { id: ticket.id }, body })
    await refresh()
    form.reset()
    toast.success(isUnsent ? 'The answer is kept here.' : 'The answer is on its way by mail.')
  })
  return (
    <form noValidate onSubmit={reply} className="grid gap-3">
      <TextArea label={`Answer ${ticket.name}`} rows={5} required error={error} {...text} />
      <Beginnings
        of={answerBeginnings}
        onChoose={(words) => {
          const said = form.getValues('text').trim()
          form.setValue('text', said === '' ? words : `${said}\n${words}`, { shouldDirty: true })
          form.setFocus('text')
        }}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSending}>
          {isUnsent ? 'Save answer (not sent)' : 'Send answer'}
        </Button>
        <div className="min-w-0 flex-1 basis-64">
          <NoMail>The answer is kept with its message, and reaches nobody until one is.</NoMail>
        </div>
      </div>
    </form>
  )
}

export const TicketState = ({ ticket }: { ticket: Ticket }) => (
  <span className="flex items-center gap-3 whitespace-nowrap text-muted text-sm">
    {writeDate(ticket.createdAt)}
    <Badge tone={ticket.answeredAt ? 'leaf' : 'attention'}>
      {ticket.answeredAt ? 'Answered' : 'Waiting'}
    </Badge>
  </span>
)

export const TicketReply = ({ reply }: { reply: Ticket['replies'][number] }) => (
  <div className="border-moss border-l-2 pl-4">
    <p className="text-muted text-sm">
      {reply.operatorName}, {writeDate(reply.sentAt)}
    </p>
    <p className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">{reply.text}</p>
  </div>
)

export const TicketAnswer = ({ ticket }: { ticket: Ticket }) =>
  ticket.answeredAt ? (
    <Fold title="Answer again">
      <ReplyForm ticket={ticket} />
    </Fold>
  ) : (
    <ReplyForm ticket={ticket} />
  )

/** What was written, what was answered, and the answer that may follow. */
const Exchange = ({ ticket }: { ticket: Ticket }) => (
  <div className="grid gap-4">
    <p className="max-w-text whitespace-pre-wrap pb-2 text-lg [overflow-wrap:anywhere]">{ticket.message}</p>
    {ticket.replies.map((reply) => (
      <TicketReply key={reply.sentAt} reply={reply} />
    ))}
    <TicketAnswer ticket={ticket} />
  </div>
)

/** One message in a row: who wrote, how it begins, and how it stands; the rest behind a press, one row at a time. */
const TicketRow = ({ ticket }: { ticket: Ticket }) => (
  <li className="border-hairline border-b last:border-b-0">
    <details name="tickets" className="group/ticket">
      <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 px-4 py-3 hover:bg-paper sm:grid-cols-[1rem_14rem_minmax(0,1fr)_auto] sm:gap-x-5 sm:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 -rotate-90 self-center text-muted transition-transform group-open/ticket:rotate-0 max-sm:row-span-3 max-sm:self-start max-sm:mt-1"
        />
        <span className="min-w-0">
          <span className="block truncate font-medium">{ticket.name}</span>
          <span className="block truncate text-muted text-sm">{ticket.email}</span>
        </span>
        <span className="line-clamp-2 text-note group-open/ticket:invisible max-sm:group-open/ticket:hidden">
          {ticket.message}
        </span>
        <TicketState ticket={ticket} />
      </summary>
      <div className="px-4 pb-5 sm:pr-5 sm:pl-14">
        <Exchange ticket={ticket} />
      </div>
    </details>
  </li>
)

/** What waits before what is answered; each as it came. */
const waitingFirst = (tickets: readonly Ticket[]): Ticket[] => [
  ...tickets.filter(({ answeredAt }) => !answeredAt),
  ...tickets.filter(({ answeredAt }) => answeredAt),
]

export const Tickets = () => (
  <Loaded query={useQuery(operatorQueries.tickets())} what="the tickets" room="h-56">
    {({ tickets }) =>
      tickets.length > 0 ? (
        <ul className="border-edge border-t-2 bg-sheet">
          {waitingFirst(tickets).map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      ) : (
        <EmptyState
          of="letters"
          title="No messages"
          text="What people write in the contact form is answered here."
        />
      )
    }
  </Loaded>
)
