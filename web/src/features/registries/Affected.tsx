import type { AffectedByFile } from '@ledgerleaf/contract/registry-records-api'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'

const creditsOf = (count: number) => `${writeWhole(count)} ${count === 1 ? 'credit' : 'credits'}`

const Names = ({ title, all, lines }: { title: string; all: number; lines: readonly string[] }) => (
  <details className="text-note" open={all <= 5}>
    <summary className="min-h-11 cursor-pointer content-center font-medium">{title}</summary>
    <ul className="grid gap-1 [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {all > lines.length && <li>and {writeWhole(all - lines.length)} more</li>}
    </ul>
  </details>
)

const Told = ({ listingCount, holderCount, listings, holders }: AffectedByFile) =>
  listingCount + holderCount === 0 ? (
    <p className="text-note">Nothing that is on sale or held by a buyer here would be called used by it.</p>
  ) : (
    <div className="grid gap-2 border-attention border-l-4 pl-4">
      {listingCount > 0 && (
        <Names
          title={`Stops the sale of serials in ${writeWhole(listingCount)} ${listingCount === 1 ? 'listing' : 'listings'}`}
          all={listingCount}
          lines={listings.map(
            ({ tokenId, projectName, sellerName, credits }) =>
              `${tokenId}, ${projectName}, ${sellerName ?? 'a former seller'}: ${creditsOf(credits)}`,
          )}
        />
      )}
      {holderCount > 0 && (
        <Names
          title={`Calls credits of ${writeWhole(holderCount)} ${holderCount === 1 ? 'holder' : 'holders'} used by somebody else`}
          all={holderCount}
          lines={holders.map(
            ({ name, projectName, credits }) => `${name ?? 'A guest'}, ${projectName}: ${creditsOf(credits)}`,
          )}
        />
      )}
    </div>
  )

/** Whom a file would concern, before it is brought in. */
export const Affected = ({ uploadId }: { uploadId: string }) => (
  <Loaded
    query={useQuery(operatorQueries.registryAffected(uploadId))}
    what="whom it concerns"
    room="h-16"
    shape="one"
  >
    {(affected) => <Told {...affected} />}
  </Loaded>
)
