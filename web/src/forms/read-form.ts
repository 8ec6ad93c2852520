import type * as z from 'zod/mini'

export type FieldErrors<Typed> = { [Name in keyof Typed]?: string | undefined }

/** How what is typed becomes what the contract takes. Left out where the two are the same. */
export type FormReading<Typed> = {
  toInput?: (typed: Typed) => unknown
  /** Where the form calls a field by another name: `priceCapCents` is typed as `cap`. */
  names?: Readonly<Record<string, keyof Typed & string>>
  /** What the schema cannot know, such as a password typed twice. It speaks before the schema. */
  check?: (typed: Typed) => FieldErrors<Typed>
  /** For what the schema refuses without words. */
  unsaid?: string
}

export type FormRead<Body, Typed> =
  | { body: Body }
  /** `elsewhere` is about no field one could type in. */
  | { errors: FieldErrors<Typed>; elsewhere?: string }

/** The field a refusal is about: the one its path names, or the one that holds it. */
export const fieldOf = <Typed extends object>(
  path: readonly PropertyKey[],
  typed: Typed,
  names: FormReading<Typed>['names'] = {},
): (keyof Typed & string) | undefined => {
  for (let length = path.length; length > 0; length--) {
    const place = path.slice(0, length).join('.')
    const name = names[place] ?? (place in typed ? (place as keyof Typed & string) : undefined)
    if (name !== undefined) return name
  }
  return undefined
}

/** The body of a call, or what is wrong with which field: every one of them, each by the first thing that is. */
export const readForm = <Schema extends z.ZodMiniType, Typed extends object>(
  schema: Schema,
  { toInput = (typed) => typed, names, check, unsaid = 'Please enter this' }: FormReading<Typed>,
  typed: Typed,
): FormRead<z.output<Schema>, Typed> => {
  const parsed = schema.safeParse(toInput(typed))
  const errors: FieldErrors<Typed> = {}
  for (const [name, message] of Object.entries(check?.(typed) ?? {}))
    if (message) errors[name as keyof Typed] = message as string
  if (parsed.success) return Object.keys(errors).length > 0 ? { errors } : { body: parsed.data }
  let elsewhere: string | undefined
  for (const { path, message } of parsed.error.issues) {
    const words = message === 'Invalid input' ? unsaid : message
    const name = fieldOf(path, typed, names)
    if (name) errors[name] ??= words
    else elsewhere ??= words
  }
  return elsewhere === undefined ? { errors } : { errors, elsewhere }
}
