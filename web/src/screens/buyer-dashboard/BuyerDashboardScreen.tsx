import { useState } from 'react'
import { RecentAnalyses } from '../../features/analysis/RecentAnalyses.tsx'
import { Beginning } from '../../features/dashboard/Beginning.tsx'
import { BuyerFigures } from '../../features/dashboard/BuyerFigures.tsx'
import { CoverageRiver } from '../../features/dashboard/CoverageRiver.tsx'
import { CreditsOverTime } from '../../features/dashboard/CreditsOverTime.tsx'
import { NearSchedules } from '../../features/dashboard/NearSchedules.tsx'
import { NextStepCard } from '../../features/dashboard/NextStepCard.tsx'
import { RecentTransactions } from '../../features/dashboard/RecentTransactions.tsx'
import { TargetPaths } from '../../features/dashboard/TargetPaths.tsx'
import { useBeginning } from '../../features/dashboard/use-beginning.ts'
import { NearDeadlines } from '../../features/deadlines/NearDeadlines.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { OwnInvitations } from '../../features/organisation/OwnInvitations.tsx'
import type { DeskChoice } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Buyer dashboard' })

export default function BuyerDashboardScreen() {
  const { person } = useSession()
  const [choice, setChoice] = useState<DeskChoice>({})
  const isBeginning = useBeginning(person?.email ?? '')
  if (!person) return null
  return (
    <div data-wide className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Heading level={1}>Dashboard</Heading>
      <OwnInvitations />
      <NearDeadlines />
      <NextStepCard />
      {/* Nothing waits for it: it does not stand before what there is to do. */}
      <UnverifiedNotice person={person} />
      <NearSchedules />
      <BuyerFigures email={person.email} isBare={isBeginning} />
      {isBeginning ? (
        <Beginning />
      ) : (
        <>
          {/* What became of the footprint and where it is to go: beside each other where there is room for both. */}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 min-[100rem]:grid-cols-2">
            <CoverageRiver choice={choice} onChoose={setChoice} />
            <TargetPaths choice={choice} />
          </div>
          {/* The chart ends where the list beside it does. */}
          <div className="grid gap-8 xl:grid-cols-[3fr_2fr] xl:[&>section:first-child]:grid-rows-[auto_1fr]">
            <CreditsOverTime email={person.email} />
            <RecentTransactions email={person.email} />
          </div>
        </>
      )}
      <RecentAnalyses isLeftOutEmpty={isBeginning} />
    </div>
  )
}
