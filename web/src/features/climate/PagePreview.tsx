import { climateNamingNote, type OwnClimatePage } from '@ledgerleaf/contract/climate-pages'
import { writeWhole } from '../../ui/format.ts'
import { Guilloche } from '../../ui/Guilloche.tsx'

const SmallFact = ({ label, tonnes }: { label: string; tonnes: number }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="font-display text-xl lining-nums">{writeWhole(tonnes)} t</dd>
  </div>
)

/** The public page in small, from the figures of today: what a stranger would see, before anybody can. */
export const PagePreview = ({ page, name }: { page: OwnClimatePage; name: string }) => {
  const { retiredTonnes, removedTonnes, pendingTonnes, contradictedTonnes, unbackedTonnes } = page.facts
  const uncounted = contradictedTonnes + unbackedTonnes
  const said = page.claims.filter(({ verdict }) => verdict === 'allowed')
  return (
    <figure className="grid gap-3">
      <figcaption className="font-medium text-sm">What everybody would see today</figcaption>
      <div className="overflow-clip rounded-soft border border-edge bg-paper">
        <p className="border-edge border-b bg-sunken px-4 py-2 font-mono text-muted text-sm [overflow-wrap:anywhere]">
          /climate/{page.slug ?? page.proposedSlug}
        </p>
        <div className="grid gap-4 p-4 sm:p-6">
          <p className="font-display text-2xl tracking-tight [overflow-wrap:anywhere]">{name}</p>
          <div className="relative isolate grid gap-5 overflow-clip border border-edge bg-sheet px-5 py-9">
            <Guilloche className="absolute inset-x-1 top-1 -z-10 h-6 bg-leaf/50" />
            <Guilloche className="absolute inset-x-1 bottom-1 -z-10 h-6 bg-leaf/50" />
            <p className="font-display text-4xl leading-none tracking-tight lining-nums">
              {writeWhole(retiredTonnes)}{' '}
              <span className="text-lg tracking-normal">
                {retiredTonnes === 1 ? 'tonne' : 'tonnes'} of CO2e retired
              </span>
            </p>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-3">
              <SmallFact label="Of these, removals" tonnes={removedTonnes} />
              <SmallFact label="Pending, not counted yet" tonnes={pendingTonnes} />
              {uncounted > 0 && <SmallFact label="Not counted" tonnes={uncounted} />}
            </dl>
            {said.map(({ id, text }) => (
              <p
                key={id}
                className="border-leaf border-l-2 pl-4 font-display leading-snug [overflow-wrap:anywhere]"
              >
                {text}
              </p>
            ))}
            <p className="text-muted text-sm">{climateNamingNote}</p>
          </div>
          <p className="max-w-text text-muted text-sm">
            Below it: every retirement with its project, its day and the way to its certificate, and a button
            that checks every proof in the browser of whoever looks.
          </p>
        </div>
      </div>
    </figure>
  )
}
