import { ClimateSlug, climatePagesApi, type OwnClimatePage } from '@ledgerleaf/contract/climate-pages'
import * as z from 'zod/mini'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { pageChanged } from '../../nouns/climate/page-changed.ts'
import { closedLook } from '../../nouns/organisation/closed-look.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { cn } from '../../ui/cn.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

const PageChoice = z.object({ slug: ClimateSlug, isPublic: z.boolean() })

/** Where the page stands, and whether anybody can see it. */
export const PageForm = ({ page: { slug, isPublic, proposedSlug } }: { page: OwnClimatePage }) => {
  const start = { slug: slug ?? proposedSlug, isPublic }
  const { bind, submit, isSending, refusal } = useContractForm(PageChoice, { start })
  const isClosed = !useMay('manage')
  const onSubmit = submit(async (body) => {
    await send(climatePagesApi.save, { body })
    pageChanged()
    toast.success(body.isPublic ? 'Everybody can see the page now.' : 'Nobody but you sees the page.')
  })
  const { error: _, ...shown } = bind('isPublic')
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Climate page" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <fieldset disabled={isClosed} className={cn('grid gap-5', closedLook)}>
        <TextField
          label="Address of the page"
          hint={`${typeof window === 'undefined' ? '' : window.location.origin}/climate/… Once shown for a day, an address stays yours.`}
          autoComplete="off"
          figures
          {...bind('slug')}
        />
        <Switch label="Everybody can see it" {...shown} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton
          duty="manage"
          doing="change it"
          type="submit"
          variant="outline"
          busy={isSending}
          busyLabel="Saving..."
        >
          Save
        </DutyButton>
      </div>
    </form>
  )
}
