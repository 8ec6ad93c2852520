import { type Ribbon, runsAfter, type SerialRun } from '@ledgerleaf/contract/ribbon'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { pileFills } from '../../nouns/credit/pile-looks.ts'
import { pileWords } from '../../nouns/credit/pile-words.ts'
import { provenanceQueries } from '../../nouns/provenance/queries.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RibbonTable } from './RibbonTable.tsx'
import { needsLens, SerialStrip, stripHeight } from './SerialStrip.tsx'

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

type StripProps = { ribbon: Ribbon; prefix: string; serial: number | undefined }

/** A day is chosen with the slider, so hand, keyboard and screen reader have the same way to it. */
const Strip = ({ ribbon, prefix, serial }: StripProps) => {
  const { days, first, last } = ribbon
  const [position, setPosition] = useState<number>()
  const at = Math.min(position ?? days.length - 1, days.length - 1)
  const on = days[at]?.on ?? ''
  const runs = useMemo(() => runsAfter(ribbon, at + 1), [ribbon, at])
  const isIn = serial !== undefined && serial >= first && serial <= last
  const lit = isIn ? serial : undefined
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
      height={lit !== undefined && needsLens(ribbon) ? stripHeight.lens : stripHeight.plain}
      draw={(width) => <SerialStrip runs={runs} first={first} last={last} width={width} serial={lit} />}
      controls={
        <div className="grid gap-3">
          {days.length > 1 && (
            <input
              type="range"
              aria-label="Day of the strip"
              min={0}
              max={days.length - 1}
              value={at}
              aria-valuetext={inWords(on, runs, lit)}
              onChange={(event) => setPosition(event.target.valueAsNumber)}
              className="h-6 w-full accent-leaf"
            />
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

type SerialRibbonProps = { batchId: string; prefix: string; serial: number | undefined }

export const SerialRibbon = ({ batchId, prefix, serial }: SerialRibbonProps) => (
  <Loaded query={useQuery(provenanceQueries.ribbon(batchId))} what="the strip of serials" room="h-64">
    {(ribbon) => <Strip ribbon={ribbon} prefix={prefix} serial={serial} />}
  </Loaded>
)
