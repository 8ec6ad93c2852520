import type { FormEventHandler, ReactNode } from 'react'

type RetireSheetProps = {
  onSubmit: FormEventHandler
  /** What is retired. */
  facts: ReactNode
  fields: ReactNode
  preview: ReactNode
  /** What cannot be taken back, and that it is understood. */
  final: ReactNode
  button: ReactNode
}

/**
 * What is retired, what is asked, the certificate as it will read, what is final about it, and the button: in that order on
 * a phone. On a desk the last three stand together beside the fields and stay there, so that nobody presses the button
 * without seeing what they sign.
 */
export const RetireSheet = ({ onSubmit, facts, fields, preview, final, button }: RetireSheetProps) => (
  <form
    noValidate
    onSubmit={onSubmit}
    className="grid items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]"
  >
    <div className="xl:col-start-2 xl:row-start-1">{facts}</div>
    <div className="grid gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">{fields}</div>
    {/* On a screen too low for all of it, it is read where it stands. */}
    <div className="contents xl:sticky xl:top-20 xl:col-start-2 xl:row-start-2 xl:grid xl:gap-5 xl:[@media(height<47rem)]:static">
      {preview}
      {final}
      {button}
    </div>
  </form>
)
