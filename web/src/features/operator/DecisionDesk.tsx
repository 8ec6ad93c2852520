import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import { reviewChecks } from '@ledgerleaf/contract/review-checks'
import type { ReactNode } from 'react'
import { ScoreGlance } from '../../nouns/score/ScoreGlance.tsx'
import { Button } from '../../ui/Button.tsx'
import { FootSheet } from '../../ui/FootSheet.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CheckBar, Checks, checkWords } from './Checks.tsx'
import { Decision } from './Decision.tsx'
import { Reviewer } from './Reviewer.tsx'
import { useDecision } from './use-decision.ts'

type Props = {
  project: ReviewedProject
  open: boolean
  onOpen: (isOpen: boolean) => void
  /** Of the evidence, read before it is decided on. */
  children: ReactNode
}

/** The evidence, and always in reach of it what is decided: beside it where there is room, else behind a bar at the foot. */
export const DecisionDesk = ({ project, open, onOpen, children }: Props) => {
  const draft = useDecision(project.id, project.version)
  const isWide = useMedia('(min-width: 64rem)', true)
  const checks = reviewChecks(project)
  const openChecks = checks.filter(({ done }) => !done).length
  const shut = () => onOpen(false)
  const takes = (project.review === 'submitted' || project.reviewer !== null) && (
    <Reviewer project={project} />
  )
  const list = <Checks checks={checks} likes={project.likes} onFollow={shut} />
  const evidence = <article className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</article>
  const form = <Decision draft={draft} openChecks={openChecks} onDecided={shut} />
  if (isWide)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_18.5rem] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-10">
        {evidence}
        <aside
          id="decision"
          aria-labelledby="decision-title"
          className="sticky top-24 flex max-h-[calc(100dvh-7rem)] flex-col overflow-y-auto overscroll-contain border-edge border-t-2 bg-sheet print:static print:max-h-none"
        >
          <div className="grid gap-2.5 px-5 pt-4 pb-3">
            <Heading level={2} look="small" id="decision-title">
              Decision
            </Heading>
            <ScoreGlance score={project.scores[0]} />
            {openChecks > 0 && (
              <div className="grid gap-1.5">
                <p className="font-medium text-sm">{checkWords(checks)}</p>
                <CheckBar checks={checks} />
              </div>
            )}
            {takes}
          </div>
          <div className="border-hairline border-y px-5 py-1">{list}</div>
          <div className="shrink-0 px-5 pt-4 pb-5 print:hidden">{form}</div>
        </aside>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {evidence}
      <div className="keeps-foot sticky bottom-0 z-20 -mx-4 -mb-8 flex items-center justify-between gap-4 border-edge border-t bg-sheet px-4 py-3 sm:-mx-8 sm:px-8 print:hidden">
        <p className="grid min-w-0 flex-1 gap-1.5">
          <span className="text-sm leading-tight">{checkWords(checks)}</span>
          <CheckBar checks={checks} />
        </p>
        <Button aria-haspopup="dialog" onClick={() => onOpen(true)}>
          Decide
        </Button>
      </div>
      <FootSheet open={open} onClose={shut} title="Decision">
        <div className="grid gap-4 px-5 pt-3 pb-6">
          <ScoreGlance score={project.scores[0]} />
          {takes}
          {list}
          <div className="border-hairline border-t pt-4">{form}</div>
        </div>
      </FootSheet>
    </div>
  )
}
