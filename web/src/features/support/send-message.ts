import { firstCalls } from '@ledgerleaf/contract/first-calls'
import type { siteApi } from '@ledgerleaf/contract/site'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { refusalText } from './refusal-text.ts'

const fields = ['name', 'email', 'phone', 'message', 'website'] as const
export type Field = (typeof fields)[number]
export type Message = Record<Field, string>

/** What stands in the form now, also what was typed before our scripts were there. */
export const readMessage = (form: HTMLFormElement): Message => {
  const entries = new FormData(form)
  const text = (name: Field) => String(entries.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    website: text('website'),
  }
}

/** Why the message was not taken, and which field that is about; undefined if it was taken. */
export type MessageRefusal = { field: Field | undefined; text: string }

export const sendMessage = async (body: Message): Promise<MessageRefusal | undefined> => {
  try {
    await send<typeof siteApi.contact>(firstCalls.contact, { body })
    return undefined
  } catch (error) {
    const refused = error instanceof ApiError ? error.field : undefined
    return { field: fields.find((name) => name === refused), text: refusalText(error) }
  }
}
