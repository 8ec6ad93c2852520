import type { WebhookAttempt, WebhookDelivery } from '@ledgerleaf/contract/webhooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'

const Bytes = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid min-w-0 gap-1">
    <p className="text-muted text-sm">{label}</p>
    <pre className="whitespace-pre-wrap border-edge border-l-2 bg-sunken p-3 font-mono text-sm [overflow-wrap:anywhere]">
      {children}
    </pre>
  </div>
)

/** As a person reads it; what is sent has no spaces. */
const spread = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const Attempt = ({ at, tookMs, status, failure, answer }: WebhookAttempt) => (
  <li className="grid gap-2 border-hairline border-t py-3">
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
      <span>{writeInstant(at)}</span>
      <span className="text-muted tabular-nums">
        {status === null ? 'No answer' : `Status ${status}`} after {writeWhole(tookMs)} ms
      </span>
    </p>
    {failure && <p className="text-error text-sm [overflow-wrap:anywhere]">{failure}</p>}
    {answer && <Bytes label="How the answer begins">{answer}</Bytes>}
  </li>
)

/** What was sent of one event, and what came back each time. */
export const Attempts = ({ id, of }: { id: string; of: WebhookDelivery }) => {
  const delivery = useQuery(organisationQueries.delivery(id, of))
  return (
    <Loaded query={delivery} what="the attempts" room="h-24">
      {({ body, attempts }) => (
        <div className="grid gap-4 pb-3">
          <Bytes label="What is sent">{spread(body)}</Bytes>
          {attempts.length > 0 ? (
            <ol aria-label="Attempts">
              {attempts.map((attempt) => (
                <Attempt key={attempt.at} {...attempt} />
              ))}
            </ol>
          ) : (
            <p className="text-muted text-sm">It was not tried yet.</p>
          )}
        </div>
      )}
    </Loaded>
  )
}
