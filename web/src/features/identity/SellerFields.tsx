import type { Bind } from '../../forms/use-contract-form.ts'
import { TextField } from '../../ui/TextField.tsx'

type Name = 'firstName' | 'lastName' | 'companyName'
type Props = { bind: Bind<Record<Name, string>> }

/** Who sells: asked of a new seller and of a buyer who opens a seller account alike. */
export const SellerFields = ({ bind }: Props) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...bind('firstName')} required />
      <TextField label="Last name" autoComplete="family-name" {...bind('lastName')} required />
    </div>
    <TextField label="Company name" autoComplete="organization" {...bind('companyName')} required />
  </>
)
