import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { ComponentProps } from 'react'
import { Select } from '../../ui/Select.tsx'
import { byHand, choiceOf, withFootprint } from './footprint-choice.ts'
import { writePerimeter, writeTonnes } from './words.ts'

type FootprintSelectProps = Omit<ComponentProps<typeof Select>, 'children'> & {
  analyses: readonly AnalysisSummary[]
}

/** Where a footprint is to come from: a year of one's own analyses, or a number given by hand. */
export const FootprintSelect = ({ analyses, ...rest }: FootprintSelectProps) => (
  <Select {...rest}>
    {withFootprint(analyses).map(({ id, companyName, fileName, footprints, perimeter }) => (
      <optgroup key={id} label={`${companyName}, ${fileName}`}>
        {footprints.map(({ year, tonnes }) => (
          <option key={year} value={choiceOf(id, year)}>
            {year}: {writeTonnes(tonnes)} t, {writePerimeter(perimeter).toLowerCase()}, {fileName}
          </option>
        ))}
      </optgroup>
    ))}
    <option value={byHand}>A number given by hand</option>
  </Select>
)
