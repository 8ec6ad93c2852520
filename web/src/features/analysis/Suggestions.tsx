import { useQuery } from '@tanstack/react-query'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

type SuggestionsProps = {
  analysisId: string
  asked: readonly string[]
  busy: boolean
  onAsk: (question: string) => void
}

/** Questions that have an answer, without those that were asked; on a phone three at a time. Whoever gets none can still type their own. */
export const Suggestions = ({ analysisId, asked, busy, onAsk }: SuggestionsProps) => {
  const { data, isPending } = useQuery(analysisQueries.questions(analysisId))
  if (isPending) return <Skeleton className="h-9 w-full" />
  const left = (data?.questions ?? []).filter((question) => !asked.includes(question))
  if (left.length === 0) return null
  return (
    <ul aria-label="Questions to ask" className="flex flex-wrap gap-2 max-sm:[&>li:nth-child(n+4)]:hidden">
      {left.map((question) => (
        <li key={question}>
          <button
            type="button"
            disabled={busy}
            onClick={() => onAsk(question)}
            className="min-h-9 rounded-soft border border-hairline px-3 py-1.5 text-left text-sm hover:border-leaf hover:text-leaf-strong disabled:text-muted"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
