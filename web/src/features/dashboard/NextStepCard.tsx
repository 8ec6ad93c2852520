import type { BuyerDesk, Coverage, Station } from '@ledgerleaf/contract/buyer-desk'
import { writePercent } from '@ledgerleaf/contract/percent'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Loadable } from './Loadable.tsx'
import { nextStepWords, stateWords, stationWords } from './next-step-words.ts'
import { readerWords } from './reader-words.ts'

const marks: Record<Station['state'], string> = {
  done: 'border-leaf bg-leaf text-on-leaf',
  begun: 'border-leaf bg-sheet',
  now: 'border-leaf bg-sheet ring-3 ring-leaf/25',
  ahead: 'border-edge bg-sheet',
}

/** A tick where it is done, filled by its share where it is begun, a point where one stands: told apart without their colour. */
const Mark = ({ state, share }: { state: Station['state']; share: number | null }) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid size-4 shrink-0 place-items-center overflow-clip rounded-full border @2xl:absolute @2xl:-top-2 @2xl:left-0',
      marks[state],
    )}
  >
    {state === 'done' && <Check className="size-3" strokeWidth={3} />}
    {state === 'begun' && (
      <span
        className="size-full"
        style={{
          background: `conic-gradient(var(--leaf) ${Math.max(8, Math.round((share ?? 0.5) * 100))}%, transparent 0)`,
        }}
      />
    )}
    {state === 'now' && <span className="size-1.5 rounded-full bg-leaf" />}
  </span>
)

/** Of how much of the footprint a station is done, by the same figures as the table of the year: what is pending is not retired; null where that is no question of tonnes. */
const doneOf = (name: Station['name'], coverage: Coverage | null): number | null => {
  if (!coverage || coverage.programme !== null || coverage.footprintTonnes === 0) return null
  const { footprintTonnes, openTonnes, retiredTonnes } = coverage
  if (name === 'credits') return footprintTonnes - openTonnes
  return name === 'retirement' ? Math.min(footprintTonnes, retiredTonnes) : null
}

type StationsProps = { stations: readonly Station[]; coverage: Coverage | null }

/** The line through the product, and where the account stands on it. What is partly done says how far. */
const Stations = ({ stations, coverage }: StationsProps) => (
  <ol className="grid gap-y-2 @2xl:grid-cols-5 @2xl:gap-x-3">
    {stations.map(({ name, state }, at) => {
      const done = doneOf(name, coverage)
      const isPart = done !== null && (state === 'begun' || state === 'now')
      // A station further on is next: what is left of this one comes after it.
      const isRestLater = state === 'begun' && stations.slice(at + 1).some((one) => one.state === 'now')
      return (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cn(
            'relative flex items-center gap-3 text-sm @2xl:grid @2xl:content-start @2xl:gap-2 @2xl:border-t @2xl:pt-5',
            // The line ends where the way does.
            '@2xl:last:border-transparent',
            state === 'done' ? 'border-leaf' : 'border-edge',
            state === 'now' ? 'font-medium text-ink' : 'text-muted',
          )}
        >
          <Mark state={state} share={done === null || !coverage ? null : done / coverage.footprintTonnes} />
          {/* Beside each other every name stands on one line, and how far it is on the next. */}
          <span className="@2xl:self-start">
            {stationWords[name]}
            <span className="sr-only">: {stateWords[state]}</span>
            {isPart && coverage && (
              <span className="ml-2 font-mono font-normal text-eyebrow text-muted tabular-nums @2xl:ml-0 @2xl:block">
                {writePercent(done, coverage.footprintTonnes)}
                {isRestLater && ', rest later'}
              </span>
            )}
          </span>
        </li>
      )
    })}
  </ol>
)

const Card = ({ next, stations, coverage }: Pick<BuyerDesk, 'next' | 'stations' | 'coverage'>) => {
  const acts = useMay('ask')
  const { title, reason, says, to } = acts ? nextStepWords(next, coverage) : readerWords(next)
  return (
    <section
      aria-labelledby="next-step"
      className="ruled @container relative isolate mb-1.5 border border-edge bg-sheet"
    >
      <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-contour" />
      <div className="grid gap-7 p-5 @xl:p-7">
        {/* With room the button stands across from what it is for, and not above a field of nothing. */}
        <div className="grid justify-items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_auto] @4xl:items-center @4xl:gap-10">
          <div className="grid min-w-0 gap-2">
            <p className="font-mono text-eyebrow text-leaf-strong">{acts ? 'Next step' : 'How it stands'}</p>
            <Heading level={2} id="next-step">
              {title}
            </Heading>
            <p className="max-w-text text-muted [overflow-wrap:anywhere]">{reason}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {/* It only leads there: what cannot be taken back is asked once more by the page it leads to. */}
            <ButtonLink to={to}>{says}</ButtonLink>
            {acts && next.step === 'upload' && (
              <TextLink to="/footprint" className="text-sm">
                No report? Enter activity data
              </TextLink>
            )}
          </div>
        </div>
        <Stations stations={stations} coverage={coverage} />
      </div>
    </section>
  )
}

/** The one thing to do next, worked out by the server from what the account has. */
export const NextStepCard = () => {
  const query = useQuery(deskQuery())
  return (
    <Loadable query={query} label="Loading what to do next">
      {({ next, stations, coverage }) => <Card next={next} stations={stations} coverage={coverage} />}
    </Loadable>
  )
}
