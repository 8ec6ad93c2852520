import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ScoreCardView } from '../../features/scorecard/ScoreCardView.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import type { TourFrames } from './frames.ts'
import { sampleScorecard } from './sample-client.ts'
import { sampleProject, sampleRegistry } from './sample-story.ts'

/** Nobody can press anything on the stage: the first criterion is opened for whoever looks. */
const openFirst = (card: HTMLElement | null) => card?.querySelector('details')?.setAttribute('open', '')

/** The scorecard of a project as its page shows it, with one criterion opened down to its points. */
export default function SampleScorecard({ frames: { site: Frame } }: { frames: TourFrames }) {
  const [client] = useState(() => sampleScorecard(new Date()))
  return (
    <QueryClientProvider client={client}>
      <Frame>
        <Section className="grid gap-8">
          <div className="grid gap-3">
            <Eyebrow>Scorecard of a project</Eyebrow>
            <Heading level={2} look="page">
              {sampleProject.name}
            </Heading>
            <p className="text-muted text-note">
              {sampleRegistry}, {sampleProject.registryProjectId}, vintage {sampleProject.vintage}
            </p>
          </div>
          <div ref={openFirst} data-scorecard className="border-edge border-t-2 bg-sheet p-5 sm:p-8">
            <ScoreCardView projectId="sample" emptyText="" />
          </div>
        </Section>
      </Frame>
    </QueryClientProvider>
  )
}
