import { currencies } from '@ledgerleaf/contract/currencies'
import type { ComponentProps } from 'react'
import { Select } from '../../ui/Select.tsx'
import { currencyNames } from './words.ts'

type Props = Omit<ComponentProps<typeof Select>, 'children'>

export const CurrencySelect = (props: Props) => (
  <Select {...props}>
    {currencies.map((one) => (
      <option key={one} value={one}>
        {currencyNames[one]}
      </option>
    ))}
  </Select>
)
