import type { ApprovalRequest } from '@ledgerleaf/contract/approvals'
import { useQuery } from '@tanstack/react-query'
import { approvalQueries } from '../../nouns/approval/queries.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { useScrollToHash } from '../../ui/use-scroll-to-hash.ts'
import { ExampleRequest } from './ExampleRequest.tsx'
import { Ladder } from './Ladder.tsx'
import { RequestCard } from './RequestCard.tsx'

const Group = ({ title, requests }: { title: string; requests: readonly ApprovalRequest[] }) =>
  requests.length > 0 && (
    <Part title={title}>
      <div className="grid gap-5">
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </div>
    </Part>
  )

/** What will stand here, beside what there is to do first. */
const NoRequests = ({ isAlone }: { isAlone: boolean }) => (
  <div className="grid gap-8 border-edge border-t-2 bg-sheet px-5 py-7 sm:px-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-center lg:gap-12">
    <div className="grid justify-items-start gap-3">
      <p className="text-balance font-display text-xl">
        {isAlone ? 'Nothing needs approval while you are alone' : 'Nothing was asked for yet'}
      </p>
      <p className="text-muted text-note">
        {isAlone
          ? 'Once a second member joins, how much each role may do alone is set under Organisation, and what goes beyond it waits here for a colleague.'
          : 'What somebody may not buy or retire alone waits here for a colleague. How much each role may do alone is set under Organisation.'}
      </p>
      <ButtonLink
        variant="outline"
        to={isAlone ? '/organisation#members' : '/organisation#approval'}
        className="mt-2"
      >
        {isAlone ? 'Invite a colleague' : 'See the limits'}
      </ButtonLink>
    </div>
    <ExampleRequest />
  </div>
)

const Requests = ({ requests }: { requests: readonly ApprovalRequest[] }) => {
  const isAlone = (useMine().current?.members ?? 1) <= 1
  const isMine = ({ mayDecide, mayPay }: ApprovalRequest) => mayDecide || mayPay
  const isOpen = ({ state }: ApprovalRequest) => state === 'waiting' || state === 'approved'
  if (requests.length === 0)
    return (
      <div className="grid gap-10">
        <NoRequests isAlone={isAlone} />
        <Ladder isAlone={isAlone} />
      </div>
    )
  return (
    <div className="grid gap-10">
      <Group title="Waiting for you" requests={requests.filter(isMine)} />
      <Group
        title="Waiting for others"
        requests={requests.filter((request) => isOpen(request) && !isMine(request))}
      />
      <Group title="Decided" requests={requests.filter((request) => !isOpen(request) && !isMine(request))} />
    </div>
  )
}

export const RequestList = () => {
  const query = useQuery(approvalQueries.requests())
  useScrollToHash(query.data !== undefined)
  return (
    <Loaded query={query} what="the approvals">
      {({ requests }) => <Requests requests={requests} />}
    </Loaded>
  )
}
