import { Notice } from '../../ui/Notice.tsx'
import { nameWrong } from './name-wrong.ts'
import type { WishErrors } from './wish-params.ts'

/** In place of an answer, where the address asks what cannot be: which field it is, and what it takes. */
export const CannotAsk = ({ errors }: { errors: WishErrors }) => (
  <Notice tone="attention" title="This cannot be asked yet">
    <ul className="grid gap-1">
      {nameWrong(errors).map((says) => (
        <li key={says}>{says}</li>
      ))}
    </ul>
  </Notice>
)
