import type { PortfolioPart } from '@ledgerleaf/contract/buyer-desk'
import { writePercent } from '@ledgerleaf/contract/percent'
import { useId, useState } from 'react'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { type Dot, DotMap } from '../../ui/DotMap.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { MixBar } from './MixBar.tsx'
import { PortfolioTable } from './PortfolioTable.tsx'
import { creditsOf, mixesOf, type Share, shares } from './portfolio-mix.ts'

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

/** Of how many projects, and in how many countries. */
const tellReach = (parts: readonly PortfolioPart[]) =>
  `of ${writeCount(new Set(parts.map(({ projectId }) => projectId)).size, 'project')} in ${writeCount(new Set(parts.map(({ country }) => country)).size, 'country', 'countries')}`

const sumOf = (parts: readonly PortfolioPart[], share: Share) =>
  parts.reduce((sum, part) => sum + creditsOf(part, share), 0)

/** What is retired and not confirmed by its registry is among the retired here, and offsets nothing yet. */
const sayPending = (parts: readonly PortfolioPart[], share: Share): string => {
  const pending = share === 'held' ? 0 : parts.reduce((sum, part) => sum + part.pendingCredits, 0)
  return pending > 0 ? ` ${writeWhole(pending)} of the retired pending at the registry.` : ''
}

const dotsOf = (
  parts: readonly PortfolioPart[],
  share: Share,
  isDim: (part: PortfolioPart) => boolean,
): Dot[] => {
  const dots = new Map<string, Dot>()
  for (const part of parts) {
    const key = `${part.projectId} ${isDim(part)}`
    const there = dots.get(key)
    if (there) there.size += creditsOf(part, share)
    else
      dots.set(key, {
        key,
        place: part.site,
        country: part.country,
        size: creditsOf(part, share),
        fill: kindFill(part.category),
        isDim: isDim(part),
      })
  }
  return [...dots.values()]
}

/**
 * Where the credits are from and what they are made of, as one picture: the map over its four keys, each part of which is a
 * switch that lights the places it is from.
 */
const PortfolioPicture = ({ parts }: { parts: readonly PortfolioPart[] }) => {
  const id = useId()
  const [share, setShare] = useState<Share>('all')
  const [chosen, setChosen] = useState<{ mix: string; part: string } | null>(null)
  const shown = parts.filter((part) => creditsOf(part, share) > 0)
  const total = sumOf(shown, share)
  const mixes = mixesOf(shown, share)
  // What is chosen may have no part in what is shown now.
  const lit = mixes
    .find(({ title }) => title === chosen?.mix)
    ?.parts.find(({ name }) => name === chosen?.part)
  const says = lit
    ? `${lit.name}: ${writeCount(lit.credits, 'credit')}, ${writePercent(lit.credits, total)}, ${tellReach(lit.of)}.`
    : `${shares[share]}: ${writeCount(total, 'credit')} ${tellReach(shown)}.${sayPending(shown, share)}`
  // One dot for each project, whatever its vintages: two at one place would be a ring that nobody could read.
  const dots: Dot[] = dotsOf(shown, share, (part) => lit !== undefined && !lit.of.includes(part))
  return (
    <figure aria-labelledby={id} className="grid border-edge border-t-2 bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <figcaption id={id} aria-live="polite" className="text-note">
          {says}
        </figcaption>
        <ShareChoice share={share} onChoose={setShare} />
      </div>
      <DotMap dots={dots} tell={(country, credits) => `${countryName(country)} ${writeWhole(credits)}`} />
      {total > 0 && (
        // The gaps are the hairlines: the ground shows between the keys.
        <div className="grid gap-px border-hairline border-y bg-hairline sm:grid-cols-2 lg:grid-cols-4">
          {mixes.map((mix) => (
            <MixBar
              key={mix.title}
              mix={mix}
              lit={lit && chosen?.mix === mix.title ? lit.name : null}
              onLight={({ name }) =>
                setChosen(
                  lit?.name === name && chosen?.mix === mix.title ? null : { mix: mix.title, part: name },
                )
              }
            />
          ))}
        </div>
      )}
      <details className="px-4 py-4 sm:px-5">
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
