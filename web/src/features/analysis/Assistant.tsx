import { type Analysis, type Answer, analysisApi } from '@ledgerleaf/contract/analysis'
import { useMutation } from '@tanstack/react-query'
import { ArrowUp, Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { AnswerText } from './AnswerText.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { OnShow } from './shown.ts'

type Exchange = { number: number; question: string; answer: Answer }
type AssistantProps = { analysis: Analysis; onShow: OnShow }

const Said = ({ exchange: { question, answer }, onShow }: { exchange: Exchange; onShow: OnShow }) => (
  <li className="grid gap-2.5 border-hairline border-b py-4 last:border-b-0">
    <p className="font-medium text-note">{question}</p>
    <AnswerText answer={answer} question={question} onShow={onShow} />
  </li>
)

/** Answers and computes from this report alone, and says so when it does not hold the answer. */
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
      <Suggestions
        analysisId={analysis.id}
        asked={said.map((exchange) => exchange.question)}
        busy={ask.isPending}
        onAsk={(suggestion) => ask.mutate(suggestion)}
      />
    </div>
  )
}
