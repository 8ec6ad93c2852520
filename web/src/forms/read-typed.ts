import type { FieldValues } from 'react-hook-form'
import type { ContractForm } from './use-contract-form.ts'

/** What is typed, for whoever does something else with it than sending the form; null where the form has led to what is wrong. */
export const readTyped = async <Typed extends FieldValues, Body>({
  handleSubmit,
}: Pick<ContractForm<Typed, Body>['form'], 'handleSubmit'>): Promise<Body | null> => {
  let read: Body | null = null
  await handleSubmit((body) => {
    read = body
  })()
  return read
}
