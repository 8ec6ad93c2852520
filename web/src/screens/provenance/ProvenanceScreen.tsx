import type { Trail } from '@ledgerleaf/contract/provenance'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { SerialRibbon } from '../../features/provenance/SerialRibbon.tsx'
import { TrailTimeline } from '../../features/provenance/TrailTimeline.tsx'
import { ChainHead } from '../../nouns/chain/ChainHead.tsx'
import { pileFills } from '../../nouns/credit/pile-looks.ts'
import { pileWords } from '../../nouns/credit/pile-words.ts'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeSpan, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Provenance' })

/** What has no serials is a promise; older promises were made up of serials, and are still none. */
const serialsOf = ({ isPromise, serialPrefix, serialStart, serialEnd }: Trail): string => {
  if (serialPrefix === null || serialStart === null || serialEnd === null)
    return 'promised and not issued, so it has no serials'
  const serials = writeSerials({ prefix: serialPrefix, first: serialStart, last: serialEnd })
  return isPromise ? `promised under serials ${serials}, which no registry has issued` : `serials ${serials}`
}

/** Longer than this, a number has no line to itself on a phone. */
const wholeMax = 24

/** A serial is read whole: a line breaks before it, and not at its hyphens. */
const keepWhole = (sentence: string) =>
  sentence.split(/(\S*-\S*)/).map((word, at) =>
    at % 2 === 1 && word.length <= wholeMax ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of one sentence never change places
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  )

/** How much of a promise is where. */
const Piles = ({ trail: { piles, isPromise, quantity } }: { trail: Trail }) => (
  <dl className="max-w-md border-hairline border-t">
    {piles.map(({ pile, quantity: own }) => (
      <div key={pile} className="flex justify-between gap-4 border-hairline border-b py-2.5">
        <dt className="flex items-center gap-3 text-note">
          <span
            aria-hidden="true"
            className="size-2.5 border border-edge"
            style={{ background: pileFills[pile] }}
          />
          {pileWords[pile]}
        </dt>
        <dd className="font-mono text-note tabular-nums">{writeWhole(own)}</dd>
      </div>
    ))}
    <div className="flex justify-between gap-4 border-edge border-b py-2.5 font-medium">
      <dt>{isPromise ? 'Promised' : 'Issued'}</dt>
      <dd className="font-mono tabular-nums">{writeWhole(quantity)}</dd>
    </div>
  </dl>
)

export default function ProvenanceScreen() {
  const { batchId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const asked = params.get('serial')
  const [typed, setTyped] = useState(asked ?? '')
  const serial = asked && /^\d+$/.test(asked) ? Number(asked) : undefined
  const { data, isError, error, isFetching, refetch } = useQuery(provenanceQueries.trail(batchId, serial))
  const search = (event: FormEvent) => {
    event.preventDefault()
    setParams(typed.trim() === '' ? {} : { serial: typed.trim() }, { preventScrollReset: true })
  }
  const isWrong = typed.trim() !== '' && !/^\d+$/.test(typed.trim())
  if (!data && isError && !serial)
    return (
      <Section>
        {hasCode(error, 'not_found') || hasCode(error, 'invalid_input') ? (
          <EmptyState
            of="credits"
            title="There is no such batch"
            text="The address may be mistyped."
            action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
          />
        ) : (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        )}
      </Section>
    )
  return (
    <>
      <PageHead
        eyebrow="Provenance"
        look="work"
        title={data ? data.projectName : 'Provenance of a batch'}
        lead={
          data
            ? keepWhole(
                `${data.registry}, ${serialsOf(data)}, vintage ${writeSpan(data.vintageStartsOn, data.vintageEndsOn)}. Every step below stands in the public log, and can be proven here.`,
              )
            : 'From issuance to retirement, each step with its proof.'
        }
      />
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-0!">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
          <form
            onSubmit={search}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 max-sm:w-full"
          >
            <TextField
              label="Follow one serial"
              hint="The number at the end, such as 1204"
              figures
              inputMode="numeric"
              value={typed}
              error={isWrong ? 'Digits only' : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" variant="outline" disabled={isWrong} className="mt-7">
              {typed.trim() === '' && asked ? 'Show the whole batch' : 'Follow'}
            </Button>
          </form>
          {data && (
            <p className="flex flex-wrap gap-x-8 gap-y-2">
              <TextLink to={`/projects/${data.projectId}`}>About the project</TextLink>
              <TextLink to="/log">The public log, and how to check it by hand</TextLink>
            </p>
          )}
        </div>
        {data?.serialPrefix != null && (
          <SerialRibbon batchId={data.batchId} prefix={data.serialPrefix} serial={serial} />
        )}
        {/* The strip of serials counts them already; a promise has no serials, and no strip. */}
        {data && data.serialPrefix === null && <Piles trail={data} />}
        <div className="grid min-w-0 content-start gap-6">
          <Heading level={2}>
            {serial ? `What happened to serial ${serial}` : 'What happened to these credits'}
          </Heading>
          <ChainHead />
          {isError && serial && <Notice tone="attention">There is no serial {serial} in this batch.</Notice>}
          {!isError && data && <TrailTimeline steps={data.steps} prefix={data.serialPrefix ?? ''} />}
          {!isError && data?.isCut && (
            <Notice>These are the first 200 steps. Follow a serial to see every step of its own.</Notice>
          )}
          {!data && !isError && (
            <div role="status">
              <span className="sr-only">Loading the trail</span>
              <Skeleton className="h-96 w-full" />
            </div>
          )}
        </div>
      </Section>
    </>
  )
}
