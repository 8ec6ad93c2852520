import { type Ribbon, runsAfter, type SerialRun } from '@ledgerleaf/contract/ribbon'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { pileFills } from '../../nouns/credit/pile-looks.ts'
import { pileWords } from '../../nouns/credit/pile-words.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { borderNear } from './border-near.ts'
import { RibbonTable } from './RibbonTable.tsx'
import { needsLens, SerialStrip, stripHeight } from './SerialStrip.tsx'

type Own = { first: number; last: number }

/** Beyond so many days a mark for each would be a comb; beyond fewer only the ends are named. */
const ticksMax = 40
const namedMax = 6

const shown = ['available', 'listed', 'held', 'owned', 'withdrawn', 'retired', 'cancelled'] as const

const countPiles = (runs: readonly SerialRun[]) =>
  shown
    .map((pile) => ({
      pile,
      credits: runs.reduce((sum, run) => sum + (run.pile === pile ? run.last - run.first + 1 : 0), 0),
    }))
    .filter(({ credits }) => credits > 0)

const inWords = (on: string, runs: readonly SerialRun[], serial: number | undefined): string => {
  const piles = countPiles(runs).map(
    ({ pile, credits }) => `${writeWhole(credits)} ${pileWords[pile].toLowerCase()}`,
  )
  const one = serial === undefined ? '' : `. Serial ${serial}: ${whereIs(runs, serial)}`
  return `${writeDate(on)}: ${piles.join(', ')}${one}`
}

const whereIs = (runs: readonly SerialRun[], serial: number): string => {
  const run = runs.find(({ first, last }) => first <= serial && serial <= last)
  return run ? pileWords[run.pile].toLowerCase() : 'not issued'
}

type StripProps = { ribbon: Ribbon; prefix: string; serial: number | undefined; own: readonly Own[] }

/** A day is chosen with the slider, so hand, keyboard and screen reader have the same way to it. */
const Strip = ({ ribbon, prefix, serial, own }: StripProps) => {
  const { days, first, last } = ribbon
  const [position, setPosition] = useState<number>()
  const at = Math.min(position ?? days.length - 1, days.length - 1)
  const on = days[at]?.on ?? ''
  const runs = useMemo(() => runsAfter(ribbon, at + 1), [ribbon, at])
  const isIn = serial !== undefined && serial >= first && serial <= last
  const lit = isIn ? serial : undefined
  // While none is followed and none is one's own, what moved last is looked at: where it meets the rest.
  const focus = borderNear(runs, days.at(-1)?.runs[0]?.first ?? first)
  const seen = shown.filter((pile) =>
    [ribbon.opening, ...days.map((day) => day.runs)].some((some) => some.some((run) => run.pile === pile)),
  )
  return (
    <Picture
      says={`Serials ${writeWhole(first)} to ${writeWhole(last)} as a strip, coloured by where they are. ${inWords(on, runs, lit)}.`}
      keys={seen.map((pile) => ({ name: pileWords[pile], fill: pileFills[pile] }))}
      aside={
        <p className="font-mono tabular-nums">
          {lit === undefined ? writeDate(on) : `${writeDate(on)}, serial ${lit}: ${whereIs(runs, lit)}`}
        </p>
      }
      height={needsLens(ribbon) ? stripHeight.lens : stripHeight.plain}
      draw={(width) => (
        <SerialStrip
          runs={runs}
          first={first}
          last={last}
          width={width}
          serial={lit}
          focus={focus}
          own={own}
        />
      )}
      controls={
        <div className="grid gap-3">
          {days.length > 1 && (
            <div>
              <input
                type="range"
                aria-label="Day of the strip"
                min={0}
                max={days.length - 1}
                value={at}
                aria-valuetext={inWords(on, runs, lit)}
                onChange={(event) => setPosition(event.target.valueAsNumber)}
                className="block h-6 w-full accent-leaf"
              />
              <DayTicks days={days} at={at} />
            </div>
          )}
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {countPiles(runs).map(({ pile, credits }) => (
              <div key={pile}>
                <dt className="text-muted text-sm">{pileWords[pile]}</dt>
                <dd className="font-mono text-note tabular-nums">{writeWhole(credits)}</dd>
              </div>
            ))}
          </dl>
          {ribbon.isCut && (
            <p className="text-muted text-sm">
              So many moves were made that the strip begins on {writeDate(days[0]?.on ?? '')}. Where the
              serials are today is complete.
            </p>
          )}
        </div>
      }
      table={<RibbonTable runs={runs} prefix={prefix} on={on} />}
    />
  )
}

/** Under the slider, each day at its place; the first, the chosen and the last by name, and all where there is room. */
const DayTicks = ({ days, at }: { days: Ribbon['days']; at: number }) => {
  const end = days.length - 1
  if (days.length > ticksMax) return null
  return (
    <ol aria-hidden="true" className="relative mx-2 h-8 font-mono text-eyebrow text-muted tabular-nums">
      {days.map(({ on }, index) => (
        <li
          key={on}
          className={cn(
            'absolute top-0 grid gap-0.5',
            index === end ? 'justify-items-end' : index > 0 && 'justify-items-center',
          )}
          style={
            index === end
              ? { right: 0 }
              : { left: `${(index / end) * 100}%`, translate: index > 0 ? '-50%' : undefined }
          }
        >
          <span className={cn('h-1.5 w-px', index <= at ? 'bg-leaf' : 'bg-edge')} />
          <span
            className={cn(
              'whitespace-nowrap',
              index === at && 'text-ink',
              index > 0 && index < end && (days.length > namedMax ? 'hidden' : 'max-md:hidden'),
            )}
          >
            {writeDate(on)}
          </span>
        </li>
      ))}
    </ol>
  )
}

const noSpans: readonly Own[] = []

/** The serials of this batch that the reader's own organisation holds; none for a visitor. */
const useOwnSerials = (batchId: string): readonly Own[] => {
  const { person } = useSession()
  const { data } = useQuery({
    ...retirementQueries.some({ batch: batchId }),
    enabled: person?.roles.includes('buyer') === true,
  })
  return data?.holdings[0]?.serials ?? noSpans
}

type SerialRibbonProps = { batchId: string; prefix: string; serial: number | undefined }

export const SerialRibbon = ({ batchId, prefix, serial }: SerialRibbonProps) => {
  const own = useOwnSerials(batchId)
  return (
    <Loaded
      query={useQuery(provenanceQueries.ribbon(batchId))}
      what="the strip of serials"
      room="h-96"
      shape="one"
    >
      {(ribbon) => <Strip ribbon={ribbon} prefix={prefix} serial={serial} own={own} />}
    </Loaded>
  )
}
