import type { ApprovalRequest } from '@ledgerleaf/contract/approvals'
import { useQuery } from '@tanstack/react-query'
import { approvalQueries } from '../../nouns/approval/queries.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { useScrollToHash } from '../../ui/use-scroll-to-hash.ts'
import { GhostRequest } from './GhostRequest.tsx'
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

const Requests = ({ requests }: { requests: readonly ApprovalRequest[] }) => {
  const isAlone = (useMine().current?.members ?? 1) <= 1
  const isMine = ({ mayDecide, mayPay }: ApprovalRequest) => mayDecide || mayPay
  const isOpen = ({ state }: ApprovalRequest) => state === 'waiting' || state === 'approved'
  if (requests.length === 0)
    return (
      <div className="grid gap-10">
        {isAlone ? (
          <GhostSheet
            shape={<GhostRequest />}
            title="Nothing needs approval while you are alone"
            action={
              <ButtonLink variant="outline" to="/organisation#members">
                Invite a colleague
              </ButtonLink>
            }
          >
            Once a second member joins, how much each role may do alone is set under Organisation, and what
            goes beyond it waits here for a colleague.
          </GhostSheet>
        ) : (
          <GhostSheet
            shape={<GhostRequest />}
            title="Nothing was asked for yet"
            action={
              <ButtonLink variant="outline" to="/organisation#approval">
                See the limits
              </ButtonLink>
            }
          >
            What somebody may not buy or retire alone waits here for a colleague. How much each role may do
            alone is set under Organisation.
          </GhostSheet>
        )}
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
