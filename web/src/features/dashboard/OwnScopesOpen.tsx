import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { hadFor } from '@ledgerleaf/contract/cover-year'
import { openBases } from '../../nouns/dashboard/open-bases.ts'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** Whether there is a way to credits for Scope 1 and 2 beside that for the whole footprint. */
export const hasOwnScopesOpen = (coverage: Coverage): boolean => {
  const [own, ...others] = openBases(coverage)
  return others.length > 0 && own !== undefined && own.openTonnes > 0
}

type OwnScopesOpenProps = {
  coverage: Coverage
  /** Something else comes first: then credits are found after it. */
  isLater: boolean
}

/** The picture is of the whole footprint. Of Scope 1 and 2 alone it is less, by the same credits: one line says how much. */
export const OwnScopesOpen = ({ coverage, isLater }: OwnScopesOpenProps) => {
  const bases = openBases(coverage)
  const [own] = bases
  if (!own || bases.length < 2) return null
  const had = hadFor(coverage)
  return (
    <p className="border-hairline border-t pt-3 text-muted text-sm">
      <span className="text-ink">
        {own.openTonnes > 0
          ? `${writeWhole(own.openTonnes)} t of Scope 1 and 2 are not yet covered`
          : 'Scope 1 and 2 are covered'}
      </span>
      {had > 0 && `: ${writeWhole(own.creditsNeeded)} t less ${writeWhole(had)} t retired, pending or held`}.{' '}
      {own.openTonnes > 0 && (
        <TextLink to={own.to}>
          {isLater ? 'Later: find' : 'Find'} credits for {writeWhole(own.openTonnes)} t
        </TextLink>
      )}
    </p>
  )
}
