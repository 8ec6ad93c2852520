import type { PortfolioPart } from '@ledgerleaf/contract/buyer-desk'
import { writePercents } from '@ledgerleaf/contract/percent'
import { useId, useState } from 'react'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { mechanismWords, writeCategory } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { DotMap } from '../../ui/DotMap.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { creditsOf, type Mix, mixesOf, type Share, shares } from './portfolio-mix.ts'

const MixBar = ({ mix: { title, parts } }: { mix: Mix }) => {
  const percents = writePercents(parts.map(({ credits }) => credits))
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-sm">{title}</h3>
      <div aria-hidden="true" className="flex h-4 gap-px bg-sheet">
        {parts.map(({ name, credits, fill }) => (
          <span key={name} style={{ flexGrow: credits, background: fill }} className="min-w-0.5 basis-0" />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {parts.map(({ name, fill }, at) => (
          <li key={name} className="inline-flex items-baseline gap-1.5">
            <span aria-hidden="true" className="size-2.5 self-center" style={{ background: fill }} />
            {name} <span className="font-mono text-eyebrow text-ink tabular-nums">{percents[at]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const ShareChoice = ({ share, onChoose }: { share: Share; onChoose: (share: Share) => void }) => (
  <fieldset className="flex w-fit flex-wrap rounded-soft border border-edge">
    <legend className="sr-only">Which credits</legend>
    {(Object.keys(shares) as Share[]).map((one) => (
      <label
        key={one}
        className={cn(
          'flex min-h-9 items-center px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-leaf',
          share === one ? 'bg-ink text-paper' : 'hover:bg-sunken',
        )}
      >
        <input
          type="radio"
          name="which-credits"
          className="sr-only"
          checked={share === one}
          onChange={() => onChoose(one)}
        />
        {shares[one]}
      </label>
    ))}
  </fieldset>
)

const PortfolioTable = ({ parts }: { parts: readonly PortfolioPart[] }) => (
  <Table caption="Where your credits are from">
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead>Country</TableHead>
        <TableHead>Kind</TableHead>
        <TableHead numeric>Vintage</TableHead>
        <TableHead numeric>Lasts, years</TableHead>
        <TableHead numeric>Held</TableHead>
        <TableHead numeric>Retired</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {parts.map((part) => (
        <TableRow key={`${part.projectId} ${part.vintage}`}>
          <TableCell>
            <TextLink to={`/projects/${part.projectId}`}>{part.projectName}</TextLink>
          </TableCell>
          <TableCell>{part.country ? countryName(part.country) : '–'}</TableCell>
          <TableCell>
            {[
              part.category && writeCategory(part.category),
              (mechanismWords as Record<string, string>)[part.mechanism ?? '']?.toLowerCase(),
            ]
              .filter(Boolean)
              .join(', ') || '–'}
          </TableCell>
          <TableCell numeric>{part.vintage}</TableCell>
          <TableCell numeric>
            {part.durabilityYears === null ? '–' : writeWhole(part.durabilityYears)}
          </TableCell>
          <TableCell numeric>{writeWhole(part.heldCredits)}</TableCell>
          <TableCell numeric>{writeWhole(part.retiredCredits)}</TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)

/** On the map where the credits are from, beside it what they are made of, below it the figures. */
const PortfolioPicture = ({ parts }: { parts: readonly PortfolioPart[] }) => {
  const id = useId()
  const [share, setShare] = useState<Share>('all')
  const shown = parts.filter((part) => creditsOf(part, share) > 0)
  const total = shown.reduce((sum, part) => sum + creditsOf(part, share), 0)
  const countries = new Set(shown.map(({ country }) => country))
  const mixes = mixesOf(shown, share)
  const says = `${shares[share]}: ${writeCount(total, 'credit')} of ${writeCount(new Set(shown.map(({ projectId }) => projectId)).size, 'project')} in ${writeCount(countries.size, 'country', 'countries')}.`
  const [kinds] = mixes
  return (
    <figure aria-labelledby={id} className="grid gap-5 border-edge border-t-2 bg-sheet p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <figcaption id={id} aria-live="polite" className="text-note">
          {says}
        </figcaption>
        <ShareChoice share={share} onChoose={setShare} />
      </div>
      <div className="grid items-center gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DotMap
          dots={shown.map((part) => ({
            key: `${part.projectId} ${part.vintage}`,
            place: part.site,
            country: part.country,
            size: creditsOf(part, share),
            fill: kindFill(part.category),
          }))}
        />
        <div className="grid content-between gap-5">
          {kinds && kinds.parts.length > 0 ? (
            mixes.map((mix) => <MixBar key={mix.title} mix={mix} />)
          ) : (
            <p className="text-muted">None.</p>
          )}
        </div>
      </div>
      <details>
        <summary className="min-h-6 w-fit text-leaf-strong text-sm">Show as a table</summary>
        <div className="mt-3">
          <PortfolioTable parts={shown} />
        </div>
      </details>
    </figure>
  )
}

// React.lazy asks for a default export.
export default PortfolioPicture
