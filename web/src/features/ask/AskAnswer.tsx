import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { SparkleSign } from '../../ui/icons.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { answerQuestion } from './answer-question.ts'
import { useTyped } from './use-typed.ts'

type AskAnswerProps = {
  question: string
  arrived: boolean
  /** Shown until it has arrived. */
  children: ReactNode
}

/**
 * The answer has its room from the start, so that nothing below it moves while it is typed. It is typed for the eye
 * only: a reader hears it once, whole, when it arrives.
 */
export const AskAnswer = ({ question, arrived, children }: AskAnswerProps) => {
  const { text, link } = answerQuestion(question)
  const typed = useTyped(text, arrived)
  const isWhole = typed === text.length
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {!arrived && children}
      <div className={cn('flex gap-3', !arrived && 'invisible')}>
        <SparkleSign className="mt-0.5 size-5 shrink-0 text-ochre" />
        <div className="grid min-w-0 justify-items-start gap-2">
          <p
            aria-hidden={!isWhole}
            data-ahead={text.slice(typed)}
            className="leading-relaxed after:invisible after:content-[attr(data-ahead)]"
          >
            {text.slice(0, typed)}
          </p>
          {link && (
            <TextLink to={link.to} className={cn('font-medium', !isWhole && 'invisible')}>
              {link.label}
            </TextLink>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {arrived && !isWhole && text}
      </p>
    </div>
  )
}
