import { operatorApi, type Ticket } from '@ledgerleaf/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useSiteInfo } from '../../api/site.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { NoMail } from '../../nouns/person/NoMail.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { answerBeginnings, Beginnings } from './Beginnings.tsx'
import { DeskHead } from './DeskHead.tsx'
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
      <NoMail>The answer is kept with the message, and reaches nobody until one is.</NoMail>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {isUnsent ? 'Keep answer' : 'Send answer'}
      </Button>
    </form>
  )
}

const TicketCard = ({ ticket }: { ticket: Ticket }) => (
  <article className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p className="font-medium">
        {ticket.name} <span className="font-normal text-muted [overflow-wrap:anywhere]">{ticket.email}</span>
      </p>
      <p className="flex items-center gap-3 text-muted text-sm">
        {writeDate(ticket.createdAt)}
        <Badge tone={ticket.answeredAt ? 'leaf' : 'attention'}>
          {ticket.answeredAt ? 'Answered' : 'Waiting'}
        </Badge>
      </p>
    </div>
    <p className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">{ticket.message}</p>
    {ticket.replies.map((reply) => (
      <div key={reply.sentAt} className="border-moss border-l-2 pl-4">
        <p className="text-muted text-sm">
          {reply.operatorName}, {writeDate(reply.sentAt)}
        </p>
        <p className="whitespace-pre-wrap">{reply.text}</p>
      </div>
    ))}
    {ticket.answeredAt ? (
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-note">Write once more</summary>
        <div className="pt-2">
          <ReplyForm ticket={ticket} />
        </div>
      </details>
    ) : (
      <ReplyForm ticket={ticket} />
    )}
  </article>
)

export const Tickets = () => (
  <Loaded query={useQuery(operatorQueries.tickets())} what="the tickets" room="h-56">
    {({ tickets }) =>
      tickets.length > 0 ? (
        <ul className="grid gap-6">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} />
            </li>
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

const sideWords: Record<string, string> = { buyer: 'buys', seller: 'sells' }

/** Who writes: an account with the address is named, and whether it was signed in, since anybody can type an address. */
const Writer = ({ ticket: { email, phone, account } }: { ticket: Ticket }) => (
  <Part title="Who writes">
    <dl className="grid border-hairline border-t text-note">
      {[
        { name: 'Address', value: email },
        ...(phone ? [{ name: 'Telephone', value: phone }] : []),
        {
          name: 'Account',
          value: account
            ? `Since ${writeDate(account.since)}, ${account.isSignedIn ? 'signed in when writing' : 'not signed in when writing'}`
            : 'None with this address',
        },
        ...(account?.organisations ?? []).map(({ name, sides }) => ({
          name: 'Organisation',
          value: [name || 'Not named', ...sides.map((side) => sideWords[side] ?? side)].join(', '),
        })),
      ].map(({ name, value }) => (
        <div key={`${name} ${value}`} className="grid gap-0.5 border-hairline border-b py-2">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  </Part>
)

/** What else came from the same address, newest first: whoever answers knows whom they answer. */
const History = ({ ticket, tickets }: { ticket: Ticket; tickets: readonly Ticket[] }) => {
  const email = ticket.email.toLowerCase()
  const others = tickets
    .filter((other) => other.id !== ticket.id && other.email.toLowerCase() === email)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  if (others.length === 0) return null
  return (
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
}

/** One message, reached from the queue. */
export const TicketPanel = ({ ticketId }: { ticketId: string }) => (
  <Loaded query={useQuery(operatorQueries.tickets())} what="the message" room="h-56">
    {({ tickets }) => {
      const ticket = tickets.find(({ id }) => id === ticketId)
      return (
        <div className="grid gap-5">
          <DeskHead
            id={ticketId}
            back="Back to the desk"
            eyebrow="Support ticket"
            title={ticket ? `Message from ${ticket.name}` : 'No such message'}
          />
          {ticket ? (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
              <div id="decision">
                <TicketCard ticket={ticket} />
              </div>
              <div className="grid gap-8">
                <Writer ticket={ticket} />
                <History ticket={ticket} tickets={tickets} />
              </div>
            </div>
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
