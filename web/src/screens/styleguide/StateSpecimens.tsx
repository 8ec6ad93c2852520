import { Button } from '../../ui/Button.tsx'
import { EmptyArt } from '../../ui/EmptyArt.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Specimen } from './Specimen.tsx'

const again = () => {}

export const StateSpecimens = () => (
  <>
    <Specimen title="A figure" note="Loading, failed, zero, full">
      <div className="grid gap-px sm:grid-cols-2">
        <StatCard label="Total Carbon Credits" value={null} state="loading" note="Credits held" />
        <StatCard label="Market Value" value={null} state="error" onRetry={again} note="At the last price" />
        <StatCard label="Active Projects" value={0} note="None yet" />
        <StatCard
          label="Total CO2 Offset"
          value={1240}
          unit="t"
          note="310 t held, not retired"
          source={<TextLink to="/styleguide">Source</TextLink>}
        />
      </div>
    </Specimen>
    <Specimen title="Loading">
      <div className="flex items-center gap-6 text-leaf">
        <Spinner label="Loading" />
        <Spinner className="size-10" label="Loading" />
        <Skeleton className="h-8 w-40" />
      </div>
    </Specimen>
    <Specimen title="Empty and failed">
      <EmptyState
        title="Nothing here yet"
        text="What you buy will stand in this list, newest first."
        action={<Button size="small">See what is for sale</Button>}
      />
      <div className="flex flex-wrap gap-8 text-edge">
        {(['seed', 'papers', 'credits', 'figures', 'letters', 'search'] as const).map((subject) => (
          <EmptyArt key={subject} of={subject} />
        ))}
      </div>
      <ErrorState onRetry={again} />
    </Specimen>
    <Specimen title="Notice">
      <Notice title="Confirm your e-mail">We sent a link to your address.</Notice>
      <Notice tone="attention">This listing is paused and cannot be bought.</Notice>
      <Notice tone="error">Failed to create listing. Please try again.</Notice>
    </Specimen>
  </>
)
