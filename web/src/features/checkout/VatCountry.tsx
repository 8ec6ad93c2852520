import { countries } from '../../ui/countries.ts'
import { Select } from '../../ui/Select.tsx'

type Props = {
  country: string
  onChange: (country: string) => void
  disabled: boolean
  /** VAT depends on it. */
  isTaxed?: boolean
}

/** Where the buyer is established: asked where VAT depends on it, and for the e-invoice. */
export const VatCountry = ({ country, onChange, disabled, isTaxed = false }: Props) => (
  <Select
    label="Country"
    hint={
      isTaxed
        ? 'VAT depends on it. A VAT number as tax ID may make it a reverse charge.'
        : 'For the invoice as XML, which has to name it.'
    }
    value={country}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="">Choose a country</option>
    {countries.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </Select>
)
