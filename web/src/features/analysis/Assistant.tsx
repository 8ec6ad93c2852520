import { type Analysis, type Answer, analysisApi } from '@ledgerleaf/contract/analysis'
import { useMutation } from '@tanstack/react-query'
import { ArrowUp, Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import type { OnShow } from './shown.ts'

type Exchange = { number: number; question: string; answer: Answer }
type AssistantProps = { analysis: Analysis; onShow: OnShow }

const suggestionsFor = ({ footprint, targets }: Analysis): string[] => [
  ...(footprint ? [`What is the total footprint of ${footprint.year}?`] : []),
  ...(targets.length > 0 ? ['Which targets does the report name?'] : []),
  'Was the report assured by a third party?',
]

const Said = ({ exchange: { question, answer }, onShow }: { exchange: Exchange; onShow: OnShow }) => (
  <li className="grid gap-2 border-hairline border-b py-4 last:border-b-0">
    <p className="font-medium text-[0.9375rem]">{question}</p>
    <p className="text-[0.9375rem] text-muted leading-relaxed [overflow-wrap:anywhere]">{answer.text}</p>
    {answer.citations.length > 0 && (
      <ol aria-label="Where it stands" className="grid gap-0.5">
        {answer.citations.map((evidence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is their number
          <li key={i} className="flex items-center gap-2 text-sm">
            <span className="font-mono text-muted">[{i + 1}]</span>
            <PlaceButton evidence={evidence} title={question} onShow={onShow} />
          </li>
        ))}
      </ol>
    )}
    {answer.phrasedBy === 'model' && (
      <p className="text-muted text-sm">Put into words by the language model this installation uses.</p>
    )}
  </li>
)

/** Answers questions from this report alone, and says so when it does not hold the answer. */
export const Assistant = ({ analysis, onShow }: AssistantProps) => {
  const [question, setQuestion] = useState('')
  const [said, setSaid] = useState<Exchange[]>([])
  const ask = useMutation({
    mutationFn: async (asked: string) => ({
      number: said.length,
      question: asked,
      answer: await send(analysisApi.ask, { params: { id: analysis.id }, body: { question: asked } }),
    }),
    onSuccess: (exchange) => {
      setSaid((before) => [exchange, ...before])
      setQuestion('')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim() && !ask.isPending) ask.mutate(question.trim())
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-edge border-t-2 bg-sheet p-4 sm:p-5">
      <form
        onSubmit={submit}
        className="flex min-w-0 items-center gap-2 rounded-soft border border-edge p-1.5 focus-within:border-leaf"
      >
        <Sparkles aria-hidden="true" className="ml-2 size-5 shrink-0 text-ochre" strokeWidth={1.5} />
        <input
          type="text"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
          aria-label="Ask about this report"
          placeholder="Ask about this report"
          className="min-h-10 min-w-0 flex-1 bg-transparent px-1 outline-none placeholder:text-muted"
        />
        <Button
          type="submit"
          aria-label="Ask"
          disabled={!question.trim() || ask.isPending}
          className="size-10 min-h-0! shrink-0 px-0!"
        >
          {ask.isPending ? (
            <Spinner className="size-4" />
          ) : (
            <ArrowUp aria-hidden="true" className="size-5" strokeWidth={1.75} />
          )}
        </Button>
      </form>
      {ask.isError && (
        <p role="alert" className="border-error border-l-2 pl-3 text-error text-sm">
          {messageOf(ask.error)}
        </p>
      )}
      <div aria-live="polite">
        {said.length > 0 && (
          <ul>
            {said.map((exchange) => (
              <Said key={exchange.number} exchange={exchange} onShow={onShow} />
            ))}
          </ul>
        )}
      </div>
      {said.length === 0 && (
        <ul className="flex flex-wrap gap-2">
          {suggestionsFor(analysis).map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                disabled={ask.isPending}
                onClick={() => ask.mutate(suggestion)}
                className="min-h-9 rounded-soft border border-hairline px-3 py-1.5 text-left text-sm hover:border-leaf hover:text-leaf-strong disabled:text-muted"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
