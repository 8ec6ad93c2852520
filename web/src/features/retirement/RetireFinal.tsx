import type { Bind } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { WordsText } from './retire-form.ts'

/** What cannot be taken back, in three sentences, and that it is understood. */
export const RetireFinal = ({ bind, disabled = false }: { bind: Bind<WordsText>; disabled?: boolean }) => (
  <div className="grid gap-4">
    <Notice tone="attention" title="A retirement is public and permanent.">
      <ul className="grid list-disc gap-1 text-pretty pl-5">
        <li>
          Final: never sold, moved, retired again or edited. The registry follows, as the certificate shows.
        </li>
        <li>Public: beneficiary, purpose and message stand on a page that anyone can read.</li>
        <li>
          Linkable: whoever knows that this entry is yours can find your others in the public log, with
          amounts and days.
        </li>
      </ul>
    </Notice>
    <Checkbox
      label="I understand that this is public and final."
      {...bind('isUnderstood')}
      disabled={disabled}
    />
  </div>
)
