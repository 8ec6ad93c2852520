import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast.ts'

/** A toast with the message, and the same words under the field they are about. What was typed stays. */
export const showRefusal = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void => {
  toast.error(messageOf(error))
  if (!(error instanceof ApiError) || !error.field) return
  if (error.field in form.getValues())
    form.setError(error.field as Path<Values>, { message: error.message }, { shouldFocus: true })
}
