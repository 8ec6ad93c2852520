import { useSearchParams } from 'react-router'
import { Queue } from '../../features/operator/Queue.tsx'
import { QueueFigures } from '../../features/operator/QueueFigures.tsx'
import { ReviewPanel } from '../../features/operator/ReviewPanel.tsx'
import { SellerCheckPanel } from '../../features/operator/SellerCheckPanel.tsx'
import { Sellers } from '../../features/operator/Sellers.tsx'
import { Standing } from '../../features/operator/Standing.tsx'
import { TicketPanel } from '../../features/operator/TicketPanel.tsx'
import { Tickets } from '../../features/operator/Tickets.tsx'
import { Trail } from '../../features/operator/Trail.tsx'
import { Waiting } from '../../features/operator/Waiting.tsx'
import { Worklist } from '../../features/operator/Worklist.tsx'
import { EvidenceLink } from '../../features/scorecard/EvidenceLink.tsx'
import { ScoreCardView } from '../../features/scorecard/ScoreCardView.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Review' })

export default function OperatorScreen() {
  const [search] = useSearchParams()
  const projectId = search.get('project')
  const sellerId = search.get('seller')
  const ticketId = search.get('ticket')
  const isQueue = !projectId && !sellerId && !ticketId
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      {isQueue && (
        <div className="grid gap-3">
          <Heading level={1}>Review</Heading>
          <Waiting />
        </div>
      )}
      <div className="grid content-start gap-8 empty:hidden">
        <Standing isShort={!isQueue} />
        {isQueue && <QueueFigures />}
      </div>
      {projectId ? (
        <ReviewPanel
          key={projectId}
          projectId={projectId}
          cite={(place) => <EvidenceLink {...place} />}
          scorecard={(handedInAt) => (
            <ScoreCardView
              showsDraft
              handedInAt={handedInAt}
              projectId={projectId}
              emptyText="No serial block is entered, so there is no vintage to score."
            />
          )}
        />
      ) : sellerId ? (
        <SellerCheckPanel key={sellerId} sellerId={sellerId} />
      ) : ticketId ? (
        <TicketPanel key={ticketId} ticketId={ticketId} />
      ) : (
        <Tabs
          label="What operators do"
          tabs={[
            { id: 'waiting', label: 'To do', content: <Worklist /> },
            { id: 'queue', label: 'Projects', content: <Queue /> },
            { id: 'sellers', label: 'Sellers', content: <Sellers /> },
            { id: 'tickets', label: 'Support', content: <Tickets /> },
            { id: 'trail', label: 'Trail', content: <Trail /> },
          ]}
        />
      )}
    </div>
  )
}
