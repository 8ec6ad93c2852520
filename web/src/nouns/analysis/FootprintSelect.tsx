import { nameAnalysis } from '@ledgerleaf/contract/analysis-name'
import type { ComponentProps } from 'react'
import { Select } from '../../ui/Select.tsx'
import { nameProgramme, sayProgramme } from '../programme/words.ts'
import { byHand, choiceOf, withFootprint } from './footprint-choice.ts'
import type { OwnFootprints } from './use-own-footprints.ts'
import { writePerimeter, writeTonnes } from './words.ts'

type FootprintSelectProps = Omit<ComponentProps<typeof Select>, 'children' | 'value'> & {
  own: OwnFootprints
  value: string
}

/**
 * Where a footprint is to come from: a year of one's own analyses, or a number given by hand. A figure that the programme
 * does not go by says so, in the list and once it is chosen.
 */
export const FootprintSelect = ({ own, value, hint, ...rest }: FootprintSelectProps) => {
  const offered = withFootprint(own.analyses).map((analysis) => ({
    ...analysis,
    footprints: analysis.footprints.map((footprint) => ({
      ...footprint,
      choice: choiceOf(analysis.id, footprint.year),
      word: own.wordOf(analysis.id, footprint),
    })),
  }))
  const all = offered.flatMap(({ footprints }) => footprints)
  // A list that is closed shows no file: it is named where only that tells two of one year apart.
  const isDouble = (year: number) => all.filter((one) => one.year === year).length > 1
  // Of a number by hand: what the programme says of the newest year, where no report alone says it.
  const chosen = value === byHand ? all[0] : all.find(({ choice }) => choice === value)
  return (
    <Select value={value} hint={chosen?.word ? sayProgramme(chosen.year, chosen.word) : hint} {...rest}>
      {offered.map(({ id, companyName, fileName, footprints, perimeter }) => (
        <optgroup key={id} label={`${nameAnalysis({ companyName, company: null })}, ${fileName}`}>
          {footprints.map(({ year, tonnes, choice, word }) => (
            <option key={year} value={choice}>
              {year}: {writeTonnes(tonnes)} t, {word && `${nameProgramme(word)}, `}
              {writePerimeter(perimeter).toLowerCase()}
              {isDouble(year) && `, ${fileName}`}
            </option>
          ))}
        </optgroup>
      ))}
      <option value={byHand}>A number given by hand</option>
    </Select>
  )
}
