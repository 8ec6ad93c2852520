import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeWhole } from '../../ui/format.ts'

type Props = { label: string; projects: number; checked: boolean; onChange: () => void }

/** A value of a filter with how many projects it would leave. One that would leave none can still be taken back. */
export const FacetBox = ({ label, projects, checked, onChange }: Props) => (
  <Checkbox
    label={label}
    note={{
      shown: writeWhole(projects),
      says: projects === 1 ? '1 project' : `${writeWhole(projects)} projects`,
    }}
    checked={checked}
    onChange={onChange}
    className={projects === 0 && !checked ? 'text-muted' : ''}
  />
)
