import type { Analysis } from '@ledgerleaf/contract/analysis'
import { wayToCover } from '@ledgerleaf/contract/cover-address'
import { methodName, sayCover } from '@ledgerleaf/contract/cover-words'
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
import { useHad } from '../../nouns/dashboard/use-had.ts'
import { useProgrammeWord } from '../../nouns/programme/use-programme-word.ts'
import { nameWayToProgramme } from '../../nouns/programme/words.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
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
      to={wayToCover(coverable, choice)}
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
        {scope2[0] && <span className="block text-muted text-xs">{methodName(scope2[0].metric)}</span>}
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
  const left = leftToCover(covered.credits, had)
  const isLess = had > 0 && left > 0
  return (
    <div className="grid gap-5">
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
            return coverable && <YearRow key={one} coverable={coverable} isTaken={wordOf(one) === null} />
          })}
        </tbody>
      </Table>
      {years.length < first.years.length && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {writeWhole(first.years.length)} years
        </Button>
      )}
      <p className="max-w-text text-muted">{sayCover(first, covered)}</p>
      {had > 0 && covered.credits > 0 && word === null && (
        <p className="max-w-text">
          {writeWhole(covered.credits)} t, less {writeWhole(had)} t you already have for {first.year}:{' '}
          <strong className="font-medium">
            {left > 0 ? `${writeWhole(left)} t` : 'nothing is left to cover'}
          </strong>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {word ? (
          <ButtonLink to="/programme">{nameWayToProgramme(first.year, word)}</ButtonLink>
        ) : (
          <ButtonLink to={wayToCover(first, choice)}>
            {covered.credits > 0
              ? `Find the best basket for ${writeWhole(isLess ? left : covered.credits)} t`
              : 'Choose what to cover'}
          </ButtonLink>
        )}
        <ButtonLink to="/marketplace" variant="outline">
          Look through the marketplace
        </ButtonLink>
      </div>
    </div>
  )
}
