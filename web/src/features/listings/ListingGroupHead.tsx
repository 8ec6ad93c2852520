import { Link } from 'react-router'
import { kindAddress } from '../../nouns/listing/compared-words.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { type ListingGroup, tellNoneCompared, tellOwned, tellViews } from './group-listings.ts'

type Props = {
  group: ListingGroup
  /** Owned, and in none of its listings. */
  unlisted: number
  days: number
}

/** The line a project's listings stand under, with what they come to together. */
export const ListingGroupHead = ({ group, unlisted, days }: Props) => {
  const none = tellNoneCompared(group.rows)
  // There is something to look at all the same: everything of its kind, whatever its vintage and way of sale.
  const category = group.rows[0]?.doing?.category
  return (
    <tr className="border-edge border-y bg-paper first:border-t-0">
      <th scope="rowgroup" colSpan={5} className="px-4 py-3 text-left font-normal">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
          <Link
            to={`/projects/${group.projectId}`}
            className="min-h-6 font-[500] font-display text-lg leading-snug underline-offset-4 hover:underline"
          >
            {group.projectName}
          </Link>
          {group.views > 0 && (
            <span className="text-muted text-sm tabular-nums">{tellViews(group.views, days)}</span>
          )}
          <span className="w-full text-muted text-sm tabular-nums">
            {writeCount(group.soldCredits, 'credit')} sold
            {group.forwardCredits > 0 && `, ${writeWhole(group.forwardCredits)} of them forward`}
            {` · ${tellOwned(group, unlisted)}`}
          </span>
          {none && (
            <span className="flex w-full flex-wrap items-baseline gap-x-3 text-muted text-sm">
              {none}
              {category && (
                <TextLink to={kindAddress({ category })} className="min-h-6">
                  What is asked for {categoryWords[category]}
                </TextLink>
              )}
            </span>
          )}
        </div>
      </th>
    </tr>
  )
}
