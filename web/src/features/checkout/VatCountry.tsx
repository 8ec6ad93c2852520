import { countries } from '../../ui/countries.ts'
import { Select } from '../../ui/Select.tsx'

type Props = { country: string; onChange: (country: string) => void; disabled: boolean }

/** Where the buyer is established: asked only where VAT depends on it. */
export const VatCountry = ({ country, onChange, disabled }: Props) => (
  <Select
    label="Country"
    hint="VAT depends on it. A VAT number as tax ID may make it a reverse charge."
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
