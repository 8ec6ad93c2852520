import type { DraftField } from '@ledgerleaf/contract/activity-draft'

/** The name of a line's row on the page, and of a field in its form. */
export const rowId = (lineId: string): string => `line-${lineId}`
export const fieldId = (lineId: string, field: DraftField): string => `${rowId(lineId)}-${field}`

/** To the field that is wanted, wherever it is folded away; to the row where it has none. */
export const focusField = (lineId: string, field: DraftField): void => {
  const found = document.getElementById(fieldId(lineId, field)) ?? document.getElementById(rowId(lineId))
  const folded = found?.closest('details')
  if (folded) folded.open = true
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'center' })
}
