import { Fold } from '../../ui/Fold.tsx'
import { writeCount } from '../../ui/format.ts'
import type { FieldRow } from './list-fields.ts'

const Field = ({ field }: { field: FieldRow }) => {
  const { name, kind, isRequired, says, example, inside } = field
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline border-t px-4 py-3 first:border-t-0 @2xl/fields:grid-cols-[13.5rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-baseline gap-x-2 @2xl/fields:grid @2xl/fields:content-start">
        <code className="whitespace-nowrap font-medium font-mono text-[0.875rem]">{name}</code>
        {isRequired && <span className="text-muted text-sm">required</span>}
      </p>
      <div className="grid min-w-0 content-start gap-1">
        {says && <p className="max-w-text text-note leading-relaxed">{says}</p>}
        <p className="text-muted text-sm [overflow-wrap:break-word]">
          {kind}
          {example !== null && (
            <>
              {' · '}for example <code className="font-mono text-[0.9em]">{example}</code>
            </>
          )}
        </p>
        {inside.length > 0 && (
          <Fold title={writeCount(inside.length, 'field inside', 'fields inside')}>
            <ul className="@container/fields border-edge border-l-2">
              {inside.map((one) => (
                <Field key={one.name} field={one} />
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </li>
  )
}

/** Fields with what they mean and what they are; what a field is made of is one press away. */
export const FieldTable = ({
  caption,
  title,
  fields,
}: {
  caption: string
  title?: string
  fields: readonly FieldRow[]
}) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    {title && <h3 className="font-medium text-note">{title}</h3>}
    <ul aria-label={caption} className="@container/fields border-edge border-t-2 bg-sheet">
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
    </ul>
  </div>
)
