import { type BaseSyntheticEvent, useRef } from 'react'
import {
  type ChangeHandler,
  type DefaultValues,
  type FieldValues,
  type FieldErrors as FormErrors,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, messageOf } from '../api/api-error.ts'
import { firstOf } from './first-of.ts'
import { type FormReading, fieldOf, readForm } from './read-form.ts'

/** Ties a field to its form: its name, what is wrong with it, and what it keeps of what is typed into it. */
export type Bind<Typed extends FieldValues> = (
  name: keyof Typed & string,
  keep?: (text: string) => string,
) => UseFormRegisterReturn & { error: string | undefined }

export type ContractForm<Typed extends FieldValues, Body> = {
  form: UseFormReturn<Typed, unknown, Body>
  bind: Bind<Typed>
  /** For the form's `onSubmit`: sends what was read, and shows what is refused. */
  submit: (sendBody: (body: Body) => Promise<unknown>) => (event?: BaseSyntheticEvent) => Promise<void>
  isSending: boolean
  /** What was refused and is about none of the fields. */
  refusal: string | undefined
}

type Options<Typed> = FormReading<Typed> & {
  /** What stands in the fields at first. */
  start: Typed
  /** The server alone judges, in its own words. */
  isJudgedByServer?: boolean
  /** Told of every refusal, besides what the form itself shows of it. */
  onRefused?: (error: unknown) => void
}

const toFormErrors = <Typed extends FieldValues>(errors: object, elsewhere?: string): FormErrors<Typed> =>
  Object.fromEntries(
    Object.entries({ ...errors, ...(elsewhere ? { root: elsewhere } : {}) }).map(([name, message]) => [
      name,
      { type: 'refused', message },
    ]),
  ) as FormErrors<Typed>

/**
 * A form over a schema of the contract: the same that the server checks with. Whoever sends it is led to the first field
 * that is wrong, here or by the server, and nothing typed is lost.
 */
export const useContractForm = <Schema extends z.ZodMiniType, Typed extends FieldValues>(
  schema: Schema,
  { start, isJudgedByServer = false, onRefused, ...reading }: Options<Typed>,
): ContractForm<Typed, z.output<Schema>> => {
  const made = useForm<Typed, unknown, z.output<Schema>>({
    // It would go by the order in which fields were named, which is not the order in which they are read.
    shouldFocusError: false,
    defaultValues: start as DefaultValues<Typed>,
    resolver: (typed) => {
      if (isJudgedByServer) return { values: typed as z.output<Schema>, errors: {} }
      const read = readForm(schema, reading, typed)
      if ('body' in read) return { values: read.body, errors: {} }
      return { values: {}, errors: toFormErrors<Typed>(read.errors, read.elsewhere) }
    },
  })
  const elements = useRef(new Map<string, HTMLElement>())
  const form: typeof made = {
    ...made,
    handleSubmit: (onValid, onInvalid) =>
      made.handleSubmit(onValid, async (wrong, event) => {
        await onInvalid?.(wrong, event)
        firstOf([...elements.current].flatMap(([name, element]) => (name in wrong ? [element] : [])))?.focus()
      }),
  }
  const { errors, isSubmitting } = form.formState

  const refuse = (error: unknown) => {
    onRefused?.(error)
    const path = error instanceof ApiError && error.field ? error.field.split(/[./]/) : []
    const name = fieldOf(path, form.getValues(), reading.names)
    if (name) form.setError(name as Path<Typed>, { message: messageOf(error) }, { shouldFocus: true })
    else form.setError('root', { message: messageOf(error) })
  }
  const bind: Bind<Typed> = (name, keep) => {
    const registered = form.register(name as unknown as Path<Typed>)
    const onChange: ChangeHandler = (event) => {
      if (keep) event.target.value = keep(event.target.value)
      // What was said about the whole was about what it was then.
      if (errors.root) form.clearErrors('root')
      return registered.onChange(event)
    }
    const { error } = form.getFieldState(name as unknown as Path<Typed>, form.formState)
    const ref = (element: HTMLElement | null) => {
      if (element) elements.current.set(name, element)
      else elements.current.delete(name)
      registered.ref(element)
    }
    return { ...registered, ref, onChange, error: error?.message }
  }
  return {
    form,
    bind,
    submit: (sendBody) =>
      form.handleSubmit(async (body) => {
        try {
          await sendBody(body)
        } catch (error) {
          refuse(error)
        }
      }),
    isSending: isSubmitting,
    refusal: errors.root?.message,
  }
}
