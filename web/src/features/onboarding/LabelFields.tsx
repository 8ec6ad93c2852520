import { Label } from '@ledgerleaf/contract/project-files'
import { messageOf } from '../../api/api-error.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'

type LabelFieldsProps = { labels: readonly Label[]; save: (labels: Label[]) => Promise<unknown> }

/** Labels others gave. They stand beside the score and are never counted in it. */
export const LabelFields = ({ labels, save }: LabelFieldsProps) => {
  const { form, bind, submit, isSending, refusal } = useContractForm(Label, {
    start: { name: '', issuer: '' },
    check: ({ name, issuer }) => ({
      name: name.trim() ? undefined : 'Name the label',
      issuer: issuer.trim() ? undefined : 'Say who gave it',
    }),
  })
  const { error = refusal, ...name } = bind('name')
  const add = submit(async (label) => {
    await save([...labels, label])
    form.reset()
  })
  const remove = (label: Label) =>
    save(labels.filter((one) => one !== label)).catch((refused: unknown) => toast.error(messageOf(refused)))
  return (
    <div className="grid gap-3">
      <p className="font-medium text-sm">Labels and ratings of others</p>
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li
              key={`${label.name} ${label.issuer}`}
              className="flex items-center gap-2 rounded-soft border border-hairline py-1 pr-1 pl-3 text-sm"
            >
              {label.name}, {label.issuer}
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${label.name}`}
                onClick={() => void remove(label)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={add} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Label"
          required
          placeholder="CCP"
          className="min-w-32 flex-1"
          error={error}
          {...name}
        />
        <TextField
          label="Given by"
          required
          placeholder="ICVCM"
          className="min-w-32 flex-1"
          {...bind('issuer')}
        />
        <Button type="submit" variant="outline" busy={isSending}>
          Add label
        </Button>
      </form>
    </div>
  )
}
