import { type ProjectDetail, type Step, stepIds } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { hasCode } from '../../api/api-error.ts'
import { ProjectStock } from '../../features/dashboard/ProjectStock.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { HandIn } from '../../features/onboarding/HandIn.tsx'
import { NextStep } from '../../features/onboarding/NextStep.tsx'
import { NextStrip } from '../../features/onboarding/NextStrip.tsx'
import { type Owed, owedOf } from '../../features/onboarding/owed.ts'
import { ProjectHead } from '../../features/onboarding/ProjectHead.tsx'
import { PublishStep } from '../../features/onboarding/PublishStep.tsx'
import { RetireStep } from '../../features/onboarding/RetireStep.tsx'
import { StartFile } from '../../features/onboarding/StartFile.tsx'
import { StepTrail } from '../../features/onboarding/StepTrail.tsx'
import { TradeStep } from '../../features/onboarding/TradeStep.tsx'
import { ScoreCardView } from '../../features/scorecard/ScoreCardView.tsx'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { LabelList } from '../../nouns/project/LabelList.tsx'
import { projectQueries } from '../../nouns/project/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'
import { Onboard } from './Onboard.tsx'

export const meta = pageMeta({ title: 'Project' })

const Unconfirmed = () => {
  const { person } = useSession()
  return person ? <UnverifiedNotice person={person} /> : null
}

const Review = ({ project }: { project: ProjectDetail }) => (
  <div className="grid gap-6">
    <Unconfirmed />
    <HandIn project={project} />
    <Part look="sheet" title="Scorecard" aside={<LabelList labels={project.file.labels} />}>
      <ScoreCardView
        showsDraft
        projectId={project.id}
        opensOn={project.score?.vintage}
        emptyText="Each vintage gets its own. Enter a serial block in the first step, and its card stands here with what is missing."
      />
    </Part>
  </div>
)

const Trade = ({ project }: { project: ProjectDetail }) => {
  const { person } = useSession()
  return (
    <TradeStep
      project={project}
      stock={person && <ProjectStock projectId={project.id} email={person.email} isWorded />}
    />
  )
}

const StepContent = ({ step, project }: { step: Step['id']; project: ProjectDetail }) => {
  if (step === 'review') return <Review project={project} />
  if (step === 'publish') return <PublishStep project={project} />
  if (step === 'trade') return <Trade project={project} />
  if (step === 'retire') return <RetireStep projectId={project.id} />
  return <Onboard project={project} />
}

/** Retiring is the buyers' doing: whoever has done all that is theirs arrives where the sales stand. */
const firstOpen = ({ steps }: ProjectDetail): Step['id'] =>
  steps.find(({ id, done }) => !done && id !== 'retire')?.id ?? 'trade'

const useOwed = (projectId: string): Owed | null => {
  const { data } = useQuery(forwardQueries.promised())
  return owedOf(data?.milestones ?? [], projectId)
}

/** A link to a part of a step leads to its first field, also from another step. */
const useArriveAtPart = () => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    if (!part) return
    part.scrollIntoView()
    part.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }, [hash, key])
}

const ProjectView = ({ project }: { project: ProjectDetail }) => {
  const [search] = useSearchParams()
  // Where one arrives is settled once: the last entry of a step must not take the page away from whoever types it.
  const [arrived] = useState(() => firstOpen(project))
  const step = stepIds.find((id) => id === search.get('step')) ?? arrived
  const owed = useOwed(project.id)
  useArriveAtPart()
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Eyebrow>
          <TextLink to="/seller/projects">Projects</TextLink>
        </Eyebrow>
        <ProjectHead project={project} />
      </div>
      {project.hasFile ? (
        <>
          <NextStrip project={project} owed={owed} />
          <StepTrail project={project} current={step} />
          <StepContent step={step} project={project} />
          <NextStep steps={project.steps} current={step} />
        </>
      ) : (
        <StartFile project={project} />
      )}
    </div>
  )
}

export default function SellerProjectScreen() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(projectQueries.one(id))
  if (data) return <ProjectView key={data.id} project={data} />
  if (hasCode(error, 'not_found'))
    return (
      <>
        <Heading level={1} className="sr-only">
          Project
        </Heading>
        <EmptyState
          of="search"
          title="There is no such project"
          text="It may be another seller’s, or the address is not whole."
          action={<ButtonLink to="/seller/projects">Go to your projects</ButtonLink>}
        />
      </>
    )
  if (error) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading the project</span>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
