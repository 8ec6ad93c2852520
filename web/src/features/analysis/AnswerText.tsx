import type { Answer, Citation } from '@ledgerleaf/contract/analysis'
import { metricName } from '@ledgerleaf/contract/metrics'
import { FormulaSteps } from './FormulaSteps.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import type { OnShow } from './shown.ts'

type CitedProps = { citation: Citation; question: string; onShow: OnShow }

/** A place in the document, a person's own word, or both. */
const Cited = ({ citation, question, onShow }: CitedProps) => {
  const { figure, correction, page, cell } = citation
  const title = figure ? `${metricName(figure.metric)}, ${figure.year}` : question
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {(page !== null || cell !== null || !correction) && (
        <PlaceButton evidence={citation} title={title} onShow={onShow} />
      )}
      {correction && (
        <span className="text-muted [overflow-wrap:anywhere]">a person’s word: “{correction.reason}”</span>
      )}
    </span>
  )
}

type AnswerTextProps = { answer: Answer; question: string; onShow: OnShow }

/** An answer: what was computed as a sum on paper, anything else in words, and what it rests on. */
export const AnswerText = ({ answer, question, onShow }: AnswerTextProps) => (
  <>
    {answer.formulas.length > 0 ? (
      <>
        <FormulaSteps formulas={answer.formulas} />
        {answer.notes.length > 0 && (
          <ul className="grid gap-1 text-muted text-sm">
            {answer.notes.map((note) => (
              <li key={note} className="[overflow-wrap:anywhere]">
                {note}
              </li>
            ))}
          </ul>
        )}
      </>
    ) : (
      <p className="text-note text-muted leading-relaxed [overflow-wrap:anywhere]">{answer.text}</p>
    )}
    {answer.citations.length > 0 && (
      <ol aria-label="Where it stands" className="grid gap-0.5">
        {answer.citations.map((citation, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is their number
          <li key={i} className="flex items-baseline gap-2 text-sm">
            <span className="font-mono text-muted">[{i + 1}]</span>
            <Cited citation={citation} question={question} onShow={onShow} />
          </li>
        ))}
      </ol>
    )}
    {answer.phrasedBy === 'model' && (
      <p className="text-muted text-sm">Put into words by the language model this installation uses.</p>
    )}
  </>
)
