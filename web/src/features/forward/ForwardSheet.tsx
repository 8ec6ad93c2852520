import { shortfallWords } from '@ledgerleaf/contract/forward-terms'
import { type Forward, type ForwardCertificate, forwardsApi, stepWords } from '@ledgerleaf/contract/forwards'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hrefOf } from '../../api/request.ts'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { statusWords } from '../../nouns/forward/words.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { useIsSample, useSession } from '../../nouns/person/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { Engraving } from '../../ui/Engraving.tsx'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ForwardProgress } from './ForwardProgress.tsx'
import { MilestoneList } from './MilestoneList.tsx'

const Fact = ({ label, value }: { label: string; value: ReactNode }) =>
  value === null ? null : (
    <div className="grid content-start gap-0.5">
      <dt className="font-mono text-eyebrow text-muted">{label}</dt>
      <dd className="text-note [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )

/** The purchase as its buyer knows it; null for everybody else, who is told neither whose it is nor what it cost. */
const useOwnForward = (id: string): Forward | null => {
  const { person } = useSession()
  const isSample = useIsSample()
  const enabled = person !== null && !isSample && person.roles.includes('buyer')
  const { data } = useQuery({ ...forwardQueries.own(), enabled })
  return data?.forwards.find((one) => one.id === id) ?? null
}

/** Seen by whose it is and by nobody else. */
const OwnFacts = ({ own }: { own: Forward }) => {
  const { person } = useSession()
  const { current } = useMine()
  const { data: order } = useQuery(orderQueries.one(own.orderId, null))
  const line = order?.lines.find((one) => one.id === own.id)
  return (
    <>
      <Fact label="Holder, seen by you alone" value={current?.name ?? person?.company ?? null} />
      <Fact
        label="Price, seen by you alone"
        value={
          line
            ? `${writeCents(line.pricePerCreditCents)} a credit, ${writeCents(line.pricePerCreditCents * own.quantity)}`
            : null
        }
      />
      <Fact
        label="In escrow, seen by you alone"
        value={
          <>
            {writeCents(own.escrowCents)} · <TextLink to={`/orders/${own.orderId}`}>Order</TextLink>
          </>
        }
      />
    </>
  )
}

type Props = { forward: ForwardCertificate; proof: (entryId: string) => ReactNode }

/** The public page of a forward purchase. Until it is retired it says in every place that it is no offset. */
export const ForwardSheet = ({ forward, proof }: Props) => {
  const { word, tone, says } = statusWords(forward.status)
  const own = useOwnForward(forward.id)
  const isFuture = forward.status !== 'retired'
  return (
    <div className="grid gap-10">
      <article
        className={cn(
          'relative isolate grid gap-8 overflow-clip border bg-sheet p-6 py-14 sm:p-10 sm:py-16',
          isFuture ? 'border-ochre border-dashed' : 'border-edge',
        )}
      >
        <Engraving isOpen={isFuture} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Logo />
          <p className="flex items-center gap-3 font-mono text-eyebrow text-muted">
            Certificate of a forward purchase <Badge tone={tone}>{word}</Badge>
          </p>
        </div>
        <div className="grid gap-3">
          <p className="font-display text-[clamp(2.5rem,1.8rem+4vw,4.5rem)] leading-none tracking-tight lining-nums">
            {writeWhole(forward.quantity)}{' '}
            <span className="text-[0.45em] tracking-normal [word-spacing:0.08em] max-sm:block max-sm:pt-2 max-sm:leading-tight">
              {forward.quantity === 1 ? 'tonne' : 'tonnes'} of CO2e{' '}
              {forward.status === 'retired' ? 'retired' : 'promised'}
            </span>
          </p>
          <p className="max-w-text text-lg">{says}</p>
        </div>
        {forward.status !== 'refunded' && <ForwardProgress forward={forward} />}
        <dl className="grid gap-x-8 gap-y-5 border-hairline border-t pt-6 sm:grid-cols-2 lg:grid-cols-3">
          {own && <OwnFacts own={own} />}
          <Fact label="Bought on" value={writeDate(forward.boughtAt)} />
          <Fact label="Project" value={forward.projectName} />
          <Fact
            label="Registry"
            value={
              <>
                {forward.registry}
                {forward.registryProjectId && (
                  <>
                    , <span className="whitespace-nowrap">{forward.registryProjectId}</span>
                  </>
                )}
              </>
            }
          />
          <Fact
            label="Promised vintage"
            value={`${writeDate(forward.vintageStartsOn)} to ${writeDate(forward.vintageEndsOn)}`}
          />
          <Fact
            label="Serials"
            value={forward.delivered === 0 ? 'None yet: named when credits are delivered' : null}
          />
          <Fact label="Country" value={forward.country && countryName(forward.country)} />
          {forward.outlook.credits > 0 && (
            <Fact
              label="Risk-weighted, of what is to come"
              value={
                <>
                  {writeWhole(forward.outlook.credits)} t, {forward.outlook.percent} %
                  {forward.outlook.because.map((says) => (
                    <span key={says} className="block text-muted text-sm">
                      {says}
                    </span>
                  ))}
                </>
              }
            />
          )}
        </dl>
        <p title={forward.id} className="border-hairline border-t pt-4 text-muted text-sm">
          Number <Mono>{forward.id.slice(-8)}</Mono>
        </p>
      </article>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section className="grid content-start gap-4">
          <Heading level={2} look="small">
            Dates
          </Heading>
          <MilestoneList milestones={forward.milestones} deliveries={forward.deliveries} />
          <p className="text-muted text-sm">If a date is missed: {shortfallWords[forward.shortfall]}</p>
        </section>
        <section className="grid content-start gap-4">
          <Heading level={2} look="small">
            In the public log
          </Heading>
          <ol className="ml-1.5">
            {forward.steps.map((step) => (
              <li
                key={`${step.entryId} ${step.kind}`}
                className="relative grid gap-2 border-hairline border-l pb-6 pl-6 last:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 -left-[5px] size-2.5 rounded-full border-2 border-leaf bg-paper"
                />
                <p className="font-medium">
                  {stepWords[step.kind]}, {writeWhole(step.credits)} t
                </p>
                <p className="text-muted text-sm">
                  <time dateTime={step.at}>{writeDate(step.at)}</time> ·{' '}
                  {step.logIndex === null ? (
                    'not yet in the log'
                  ) : (
                    <TextLink to={`/log/${step.logIndex}`}>log entry {writeWhole(step.logIndex)}</TextLink>
                  )}
                </p>
                {proof(step.entryId)}
              </li>
            ))}
          </ol>
          <Heading level={2} look="small">
            Keep it
          </Heading>
          <div className="flex flex-wrap gap-3">
            <a
              className={buttonLook('primary', 'regular')}
              href={hrefOf(forwardsApi.certificatePdf, {
                params: { id: forward.id },
                query: { layout: 'portrait' },
              })}
            >
              PDF, portrait
            </a>
            <a
              className={buttonLook('outline', 'regular')}
              href={hrefOf(forwardsApi.certificatePdf, {
                params: { id: forward.id },
                query: { layout: 'landscape' },
              })}
            >
              PDF, landscape
            </a>
            <a
              className={buttonLook('outline', 'regular')}
              href={hrefOf(forwardsApi.certificate, { params: { id: forward.id } })}
            >
              JSON
            </a>
          </div>
        </section>
      </div>
    </div>
  )
}
