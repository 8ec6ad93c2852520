import type { Analysis } from '@ledgerleaf/contract/analysis'
import { wayToCover } from '@ledgerleaf/contract/cover-address'
import { sayCover } from '@ledgerleaf/contract/cover-words'
import { leftToCover } from '@ledgerleaf/contract/cover-year'
import {
  type Coverable,
  type CoverChoice,
  coverableOf,
  coverOf,
  firstChoice,
  wholeChoice,
} from '@ledgerleaf/contract/coverage'
import { useState } from 'react'
import { OpenBases } from '../../nouns/dashboard/OpenBases.tsx'
import type { OpenBasis } from '../../nouns/dashboard/open-bases.ts'
import { useHad } from '../../nouns/dashboard/use-had.ts'
import { useProgrammeWord } from '../../nouns/programme/use-programme-word.ts'
import { nameWayToProgramme } from '../../nouns/programme/words.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

// What was years ago is seldom covered now.
const shownFirst = 6

type CreditsProps = {
  coverable: Coverable
  choice: CoverChoice
  of: string
  /** The programme goes by another figure, or by none yet: nothing is bought for this one. */
  isTaken: boolean
}

/** How many credits a choice takes, and the way to the ones that fit it best. */
const Credits = ({ coverable, choice, of, isTaken }: CreditsProps) => {
  const { credits } = coverOf(coverable, choice)
  if (credits === 0) return '–'
  if (!isTaken) return <span className="text-muted">{writeWhole(credits)}</span>
  return (
    <TextLink
      to={wayToCover(coverable, choice, true)}
      aria-label={`${writeCount(credits, 'credit')} for ${of} of ${coverable.year}: find the best basket`}
    >
      {writeWhole(credits)}
    </TextLink>
  )
}

const YearRow = ({ coverable, isTaken }: Pick<CreditsProps, 'coverable' | 'isTaken'>) => {
  const { scope1, scope2, total, year } = coverable
  const own = firstChoice(coverable)
  return (
    <TableRow>
      <TableCell>{year}</TableCell>
      <TableCell numeric>
        {scope1 || scope2.length > 0 ? (
          <Credits coverable={coverable} choice={own} of="Scope 1 and 2" isTaken={isTaken} />
        ) : (
          <span className="text-muted">{total ? 'only a total' : '–'}</span>
        )}
      </TableCell>
      <TableCell numeric>
        <Credits
          coverable={coverable}
          choice={wholeChoice(coverable, own)}
          of="the whole footprint"
          isTaken={isTaken}
        />
      </TableCell>
    </TableRow>
  )
}

/** What is open of the year, once of Scope 1 and 2 and once of everything: the same is taken off both. */
const basesOf = (coverable: Coverable, had: number): OpenBasis[] => {
  const own = firstChoice(coverable)
  const basisOf = (of: string, choice: CoverChoice): OpenBasis => {
    const { credits } = coverOf(coverable, choice)
    return {
      of,
      creditsNeeded: credits,
      openTonnes: leftToCover(credits, had),
      to: wayToCover(coverable, choice),
    }
  }
  const whole = basisOf('the whole footprint', wholeChoice(coverable, own))
  const first = basisOf('Scope 1 and 2', own)
  return first.creditsNeeded < whole.creditsNeeded ? [first, whole] : [whole]
}

/** Where the whole footprint is more than what one begins with, it is one step away. */
const WholeInstead = ({ coverable, own }: { coverable: Coverable; own: CoverChoice }) => {
  const whole = wholeChoice(coverable, own)
  const { credits } = coverOf(coverable, whole)
  if (credits <= coverOf(coverable, own).credits) return null
  return (
    <TextLink
      to={wayToCover(coverable, whole)}
      aria-label={`${writeCount(credits, 'credit')} for the whole footprint of ${coverable.year}: find the best basket`}
    >
      Or {writeWhole(credits)} t for the whole footprint
    </TextLink>
  )
}

/** One credit is one tonne: how many it would take for each year, and the way to the ones that fit best. */
export const OffsetOffer = ({ analysis, year }: { analysis: Analysis; year: number }) => {
  const [isAll, setAll] = useState(false)
  const programmeWord = useProgrammeWord()
  const wordOf = (of: number) => {
    const footprint = analysis.footprints.find((one) => one.year === of)
    return footprint ? programmeWord(analysis.id, footprint) : null
  }
  const first = coverableOf(analysis, year)
  const had = useHad(analysis.id, first?.year ?? null) ?? 0
  if (!first) return null
  const years = isAll ? first.years : first.years.slice(0, shownFirst)
  const choice = firstChoice(first)
  const covered = coverOf(first, choice)
  const word = wordOf(first.year)
  return (
    <div className="grid gap-3 border-edge border-t-2 bg-sheet px-5 pt-2 pb-4 [&>p]:pt-3 [&_dl]:border-t-0">
      {word === null && had === 0 && <p className="max-w-text text-muted">{sayCover(first, covered)}</p>}
      {word ? (
        <ButtonLink to="/programme" className="justify-self-start">
          {nameWayToProgramme(first.year, word)}
        </ButtonLink>
      ) : had > 0 && covered.credits > 0 ? (
        <OpenBases bases={basesOf(first, had)} year={first.year} hadTonnes={had} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={wayToCover(first, choice)}>
            {covered.credits > 0
              ? `Find the best basket for ${writeWhole(covered.credits)} t`
              : 'Choose what to cover'}
          </ButtonLink>
          <WholeInstead coverable={first} own={choice} />
        </div>
      )}
      {first.years.length > 1 && (
        <Fold title="Every year, nothing taken off">
          <div className="grid gap-3">
            <Table caption="Credits it would take, by year">
              <thead>
                <TableRow>
                  <TableHead>Year</TableHead>
                  <TableHead numeric>Scope 1 and 2</TableHead>
                  <TableHead numeric>Whole footprint</TableHead>
                </TableRow>
              </thead>
              <tbody>
                {years.map((one) => {
                  const coverable = coverableOf(analysis, one)
                  return (
                    coverable && <YearRow key={one} coverable={coverable} isTaken={wordOf(one) === null} />
                  )
                })}
              </tbody>
            </Table>
            {years.length < first.years.length && (
              <Button
                variant="outline"
                size="small"
                className="justify-self-start"
                onClick={() => setAll(true)}
              >
                Show all {writeWhole(first.years.length)} years
              </Button>
            )}
          </div>
        </Fold>
      )}
    </div>
  )
}
