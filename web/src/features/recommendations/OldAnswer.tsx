import { Spinner } from '../../ui/Spinner.tsx'

/** That what is shown answers what was asked before. */
export const OldAnswer = ({ isWrong }: { isWrong: boolean }) => (
  <p role="status" className="flex items-center gap-3 border-ochre border-l-2 bg-sheet px-4 py-3 text-note">
    {!isWrong && <Spinner className="size-4 shrink-0" />}
    {isWrong
      ? 'Below is the answer to your last choice. Mend what is marked to get a new one.'
      : 'Old answer, counting again'}
  </p>
)
