import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { to: string; subject: string; text: string }

const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox')

const read = (): Mail[] =>
  readdirSync(outbox)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(outbox, file), 'utf8')) as Mail)

/** The newest mail to this address about this subject, once it is there. */
export const mailTo = async (address: string, subject: RegExp): Promise<Mail> => {
  let found: Mail | undefined
  await expect
    .poll(() => {
      found = read().findLast((mail) => mail.to.includes(address) && subject.test(mail.subject))
      return found !== undefined
    })
    .toBe(true)
  return found as Mail
}

export const linkIn = (mail: Mail): string => {
  const link = mail.text.match(/https?:\/\/\S+/)?.[0]
  if (!link) throw new Error(`no link in: ${mail.text}`)
  return link
}

/** Confirms an address by the link in its mail, as the page it leads to does. */
export const confirmAddress = async (request: APIRequestContext, address: string): Promise<void> => {
  const token = new URL(linkIn(await mailTo(address, /confirm/i))).searchParams.get('token')
  const { csrfToken } = await (await request.get('/api/csrf-token')).json()
  const answer = await request.post('/api/auth/verify-email', {
    data: { token },
    headers: { 'x-csrf-token': csrfToken },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
