import { TermsLine } from './TermsLine.tsx'
import type { useSellerTerms } from './use-seller-terms.ts'

/** Nothing where all is accepted: a seller is asked once for each version. */
export const SellerTermsLine = ({
  by,
  terms: { missing, changed },
}: {
  by: string
  terms: Pick<ReturnType<typeof useSellerTerms>, 'missing' | 'changed'>
}) =>
  missing.length === 0 ? null : (
    <div className="grid gap-1">
      <TermsLine by={by} terms={missing} />
      {changed && <p className="text-muted text-sm">{changed}</p>}
    </div>
  )
