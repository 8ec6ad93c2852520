import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { beginAnew } from '../../nouns/organisation/begin-anew.ts'
import { actsNowText } from '../../nouns/organisation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Another organisation of one's own, which one acts for from then on. */
export const FoundForm = () => {
  const { bind, submit, isSending, refusal } = useContractForm(organisationsApi.found.body, {
    start: { name: '' },
  })
  const onSubmit = submit(async (body) => {
    await send(organisationsApi.found, { body })
    beginAnew(actsNowText(body.name, { role: 'owner' }))
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label="Create another organisation"
      className="grid max-w-md gap-4"
    >
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label="Name of the new organisation"
        autoComplete="off"
        hint="With credits, orders and members of its own. You are its owner and act for it at once."
        {...bind('name')}
      />
      <div>
        <Button type="submit" variant="outline" size="small" busy={isSending} busyLabel="Creating...">
          Create organisation
        </Button>
      </div>
    </form>
  )
}
