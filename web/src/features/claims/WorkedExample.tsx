import { claimExample } from '@ledgerleaf/contract/claim-example'
import { Badge } from '../../ui/Badge.tsx'
import { ClaimFindings } from './ClaimFindings.tsx'
import { answerWords } from './claim-words.ts'
import { MarkedText } from './MarkedText.tsx'

/** What an answer looks like, until there is one: a sentence of nobody's, with its words marked and the rule they meet. */
export const WorkedExample = () => {
  const { tone, word } = answerWords[claimExample.verdict]
  return (
    <section aria-labelledby="claim-worked-example" className="grid gap-4">
      <h2 id="claim-worked-example" className="font-[500] font-display text-xl">
        What an answer looks like
      </h2>
      <figure className="border border-edge border-dashed">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4 font-mono text-eyebrow text-muted">
          An example, not your words
          <Badge tone={tone}>{word}</Badge>
        </figcaption>
        <div className="px-5 pt-2 pb-4">
          <MarkedText checked={claimExample} />
        </div>
        <ClaimFindings findings={[claimExample.finding]} />
      </figure>
    </section>
  )
}
