import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** What a field needs of its form: its refusal, and its place in what is sent. */
export const bind = <T extends FieldValues>(form: UseFormReturn<T>, name: FieldPath<T>) => ({
  error: form.getFieldState(name, form.formState).error?.message,
  ...form.register(name),
})
