import type { FormEventHandler, ReactNode } from 'react'

type RetireSheetProps = {
  onSubmit: FormEventHandler
  /** What is retired. */
  facts: ReactNode
  fields: ReactNode
  preview: ReactNode
  button: ReactNode
}

/**
 * What is retired, what is asked, the certificate as it will read, and the button: in that order on a phone, and with the
 * certificate beside the fields, where one sees it change, on a desk.
 */
export const RetireSheet = ({ onSubmit, facts, fields, preview, button }: RetireSheetProps) => (
  <form
    noValidate
    onSubmit={onSubmit}
    className="grid items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] xl:grid-rows-[auto_1fr_auto]"
  >
    <div className="xl:col-start-2 xl:row-start-1">{facts}</div>
    <div className="grid gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">{fields}</div>
    <div className="xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-2">{preview}</div>
    {button}
  </form>
)
