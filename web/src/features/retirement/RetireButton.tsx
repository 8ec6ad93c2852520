import type { NewCommonRetirement } from '@ledgerleaf/contract/retirements'
import { AskForApproval } from '../../nouns/approval/AskForApproval.tsx'
import { LeftAlone } from '../../nouns/approval/LeftAlone.tsx'
import { useMustAsk } from '../../nouns/approval/use-standing.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useDutyAlone } from '../../nouns/organisation/use-why-not.ts'
import { ActFoot } from '../../ui/ActFoot.tsx'
import { writeWhole } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { previewId } from './CertificatePreview.tsx'

type Props = {
  /** As many as are typed; null while that is no number. */
  credits: number | null
  /** What is typed, for whoever has to ask; null where it is not whole yet. */
  read: () => Promise<{ retirement: NewCommonRetirement; on: string | null } | null>
  isSending: boolean
  /** On a day to come, and not now. */
  isLater: boolean
  /** Whether what is final about it is ticked: until then it cannot be pressed. */
  isUnderstood: boolean
  /** The fields that are still to be filled in, by their names. */
  missing: readonly string[]
}

/** Why it cannot be pressed yet, and the way to it. */
const StepsLeft = ({ missing }: Pick<Props, 'missing'>) => (
  <button
    type="button"
    className={`${textLinkLook} min-h-6`}
    onClick={() => missing[0] !== undefined && document.getElementsByName(missing[0])[0]?.focus()}
  >
    {missing.length === 1 ? '1 step left' : `${missing.length} steps left`}
  </button>
)

/** Sends the form it stands in, from the foot of a phone's screen; or asks, where this is more than one may retire alone. */
export const RetireButton = ({ credits, read, isSending, isLater, isUnderstood, missing }: Props) => {
  const duty = useDutyAlone('retire')
  const isPhone = usePhone()
  const mustAsk = useMustAsk({ retiredTonnes: credits ?? 0 })
  const readAct = async () => {
    const act = await read()
    if (!act) return null
    const { retirement, on } = act
    return { kind: 'retirement' as const, retirement, ...(on === null ? {} : { on }) }
  }
  const says = credits === null ? 'Retire for good' : `Retire ${writeWhole(credits)}\u00a0t for good`
  const button = (
    <DutyButton
      duty={duty}
      doing="retire"
      type="submit"
      disabled={!isUnderstood}
      variant={isLater ? 'primary' : 'final'}
      busy={isSending}
      busyLabel={isLater ? 'Scheduling...' : 'Retiring...'}
    >
      {isLater ? 'Schedule the retirement' : says}
    </DutyButton>
  )
  if (isPhone && !mustAsk)
    return (
      <>
        <LeftAlone doing="retire" />
        <ActFoot
          className="-mx-4 px-4"
          sum={credits === null ? '–' : `${writeWhole(credits)} t CO2e`}
          note={
            missing.length > 0 ? (
              <StepsLeft missing={missing} />
            ) : (
              <a href={`#${previewId}`} className={textLinkLook}>
                As it will read
              </a>
            )
          }
        >
          {button}
        </ActFoot>
      </>
    )
  return (
    <div className="grid justify-items-start gap-2">
      {mustAsk ? (
        <div className="grid w-full gap-3">
          <LeftAlone doing="retire" />
          <AskForApproval read={readAct} of="retire" />
        </div>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {button}
            {missing.length > 0 && <StepsLeft missing={missing} />}
          </div>
          <LeftAlone doing="retire" />
        </>
      )}
    </div>
  )
}
