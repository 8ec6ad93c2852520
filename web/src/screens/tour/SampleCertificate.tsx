import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CertificateSheet } from '../../features/certificate/CertificateSheet.tsx'
import { Verification } from '../../features/certificate/Verification.tsx'
import { verdictKey } from '../../features/certificate/verify-here.ts'
import { FullScreenSpinner } from '../../ui/FullScreenSpinner.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import type { TourFrames } from './frames.ts'
import { sampleSummary } from './sample-analysis.ts'
import { daysAgo, sampleClient } from './sample-client.ts'
import { sampleProof } from './sample-proof.ts'
import { sampleDays } from './sample-story.ts'

const Proven = () => {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['sample proof'],
    queryFn: async () => {
      const now = new Date()
      const { certificate, verdict } = await sampleProof({
        retiredAt: daysAgo(now, sampleDays.retired),
        year: sampleSummary(daysAgo(now, sampleDays.reported)).footprint?.year ?? 0,
        confirmedOn: daysAgo(now, sampleDays.confirmed).slice(0, 10),
      })
      client.setQueryData(verdictKey(certificate), verdict)
      return { certificate, verdict }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <FullScreenSpinner />
  const { certificate, verdict } = data
  return (
    <Section className="grid items-start gap-x-12 gap-y-10 py-10! lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
      {/* In half a page the number has a line of its own, as on a phone. */}
      <div className="min-w-0 lg:[&_dl]:grid-cols-2 [&_.font-display>span]:block [&_.font-display>span]:pt-2 [&_.font-display>span]:leading-tight">
        <CertificateSheet
          retirement={certificate.retirement}
          logIndex={certificate.logIndex}
          registryLogIndex={certificate.registryLogIndex}
        />
      </div>
      {/* The drawing first: it is what a proof looks like, and the words below it say the same. */}
      <div data-proof className="min-w-0">
        {/* A phone has the certificate far above: what the proof is of stands with it. */}
        <p data-of className="pb-3 font-[500] font-display text-lg lg:hidden">
          Certificate of retirement, {writeWhole(certificate.retirement.quantity)} t
        </p>
        {certificate.file ? (
          <Verification isTreeFirst certificate={certificate} />
        ) : (
          <Notice tone="attention" title="The proof of the sample could not be made in this browser">
            {verdict.reason}
          </Notice>
        )}
      </div>
    </Section>
  )
}

/** A certificate whose proof is made and checked in the visitor's browser, by the code that checks every other. */
export default function SampleCertificate({ frames: { site: Frame } }: { frames: TourFrames }) {
  const [client] = useState(sampleClient)
  return (
    <QueryClientProvider client={client}>
      <Frame>
        <Proven />
      </Frame>
    </QueryClientProvider>
  )
}
