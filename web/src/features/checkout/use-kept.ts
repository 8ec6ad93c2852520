import { useState } from 'react'
import { readDraft, writeDraft } from '../../ui/draft.ts'

/** A choice that outlives a reload, and a way by sign-in or sign-up. */
export const useKept = (name: string, start: string): [string, (chosen: string) => void] => {
  const [value, setValue] = useState(() => readDraft(name).chosen ?? start)
  return [
    value,
    (chosen) => {
      writeDraft(name, { chosen })
      setValue(chosen)
    },
  ]
}
