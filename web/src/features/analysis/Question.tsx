import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'

type QuestionProps = { text: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** Something to be answered before a change is kept. What was typed stays where it is. */
export const Question = ({ text, yes, no, onYes, onNo }: QuestionProps) => {
  const id = useId()
  const frame = useRef<HTMLFieldSetElement>(null)
  // Whoever works by keyboard or ear is led to the question, and to the answer that changes nothing.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[data-no]')?.focus(), [])
  return (
    <fieldset
      ref={frame}
      aria-labelledby={id}
      className="grid gap-3 rounded-soft border border-ochre bg-sheet p-4 text-note"
    >
      <p id={id} role="alert" className="[overflow-wrap:anywhere]">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button data-no size="small" variant="outline" onClick={onNo}>
          {no}
        </Button>
        <Button size="small" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </fieldset>
  )
}
