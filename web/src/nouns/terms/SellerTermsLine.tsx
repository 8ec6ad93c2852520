import { RoleNote } from '../organisation/DutyButton.tsx'
import { useWhyNot } from '../organisation/use-why-not.ts'
import { TermsLine } from './TermsLine.tsx'
import type { useSellerTerms } from './use-seller-terms.ts'

type Props = {
  by: string
  terms: Pick<ReturnType<typeof useSellerTerms>, 'missing' | 'changed'>
}

/** Nothing where all is accepted: a seller is asked once for each version, by whoever may bind the organisation. */
export const SellerTermsLine = ({ by, terms: { missing, changed } }: Props) => {
  const why = useWhyNot('manage', 'accept the terms for sellers')
  if (missing.length === 0) return null
  return (
    <div className="grid gap-1">
      <TermsLine by={by} terms={missing} />
      {changed && <p className="text-muted text-sm">{changed}</p>}
      <RoleNote why={why} />
    </div>
  )
}
