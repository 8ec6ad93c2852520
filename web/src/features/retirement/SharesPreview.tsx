import { shareKinds } from '@ledgerleaf/contract/retirement-shares'
import { useQuery } from '@tanstack/react-query'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { writeWhole } from '../../ui/format.ts'
import { itself, tonnesOfRows } from './share-rows.ts'
import type { Sharing } from './use-shares.ts'

type Props = { sharing: Sharing; tonnes: number; beneficiary: string }

/** Which certificates there will be: one for each share, as far as it is typed. */
export const SharesPreview = ({ sharing, tonnes, beneficiary }: Props) => {
  const { data } = useQuery(organisationQueries.details())
  const { rows, unit } = sharing
  const dealt = tonnesOfRows(rows, unit, tonnes)
  const callCompany = (id: string) =>
    id === itself ? beneficiary.trim() : data?.subsidiaries.find((company) => company.id === id)?.name
  return (
    <div className="grid gap-2 border-hairline border-t pt-3">
      <p className="font-medium text-sm">
        {rows.length} certificates to hand on, and this one over all of them
      </p>
      <ul className="grid gap-1.5">
        {rows.map(({ key, kind, subsidiaryId, name }, at) => (
          <li key={key} className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {(kind === 'subsidiary' ? callCompany(subsidiaryId) : name.trim()) || (
                <span className="text-muted">not named yet</span>
              )}
              <span className="text-muted"> · {shareKinds[kind]}</span>
            </span>
            <span className="whitespace-nowrap font-mono tabular-nums">{writeWhole(dealt[at] ?? 0)} t</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
