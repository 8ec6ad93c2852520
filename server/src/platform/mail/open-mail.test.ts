import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { MailMessage } from './mail.tasks.ts'
import { openMail } from './open-mail.ts'

const log = pino({ level: 'silent' })
const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let text = ''
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => {
      text += part
    })
    stream.on('end', () => {
      received.push(text)
      done()
    })
  },
})
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledgerleaf-mail-'))
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await rm(dataDir, { recursive: true })
})
const smtpUrl = () => `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
const message: MailMessage = {
  to: 'ada@example.org',
  subject: 'Grüße & "more"',
  replyTo: 'bo@example.org',
  content: {
    reader: 'account',
    body: ['<b>one</b> & two'],
    action: { label: 'Go', link: 'https://ledgerleaf.example/?a=1&b="x"' },
  },
}

test('sends by SMTP: both parts, the reply address, our own sender', async () => {
  const mail = openMail(readConfig({ SMTP_URL: smtpUrl(), DATA_DIR: dataDir }), log)
  await mail.send(message)
  await mail.close()
  const parsed = await PostalMime.parse(received.at(-1) ?? '')
  expect(parsed).toMatchObject({
    from: { name: 'Ledgerleaf', address: 'no-reply@example.com' },
    to: [{ address: 'ada@example.org' }],
    replyTo: [{ address: 'bo@example.org' }],
    subject: message.subject,
  })
  expect(received.at(-1)).toContain('Content-Type: multipart/alternative')
  expect(parsed.text).toContain('<b>one</b> & two\n\nGo:\nhttps://ledgerleaf.example/?a=1&b="x"')
  expect(parsed.html).not.toContain('<b>')
  expect(parsed.html).not.toContain('"x"')
  expect(await readdir(dataDir)).toEqual([])
})

test('a mail that was queued as text alone leaves as that', async () => {
  const mail = openMail(readConfig({ SMTP_URL: smtpUrl(), DATA_DIR: dataDir }), log)
  await mail.send({ to: 'ada@example.org', subject: 'Of an older release', text: 'Hello.\n' })
  await mail.close()
  const raw = received.at(-1) ?? ''
  const parsed = await PostalMime.parse(raw)
  expect(raw).toContain('Content-Type: text/plain')
  expect(parsed).toMatchObject({ subject: 'Of an older release', text: expect.stringMatching(/^Hello\./) })
  expect(parsed.html).toBeUndefined()
})

test('whoever answers a mail that names nobody reaches support', async () => {
  const { replyTo: _, ...unnamed } = message
  const mail = openMail(readConfig({ SMTP_URL: smtpUrl(), SUPPORT_EMAIL: 'help@example.org' }), log)
  await mail.send(unnamed)
  await mail.close()
  const parsed = await PostalMime.parse(received.at(-1) ?? '')
  expect(parsed.replyTo).toMatchObject([{ address: 'help@example.org' }])
  expect(parsed.text).toContain('An answer to this mail reaches help@example.org.')
})

test('a mail one can end carries the way to end it by one call, in headers of its own, and no other mail does', async () => {
  const stopLink = 'https://ledgerleaf.example/stop-search-mails?token=a-b_c'
  for (const [sent, header, post] of [
    [{ ...message, stopLink }, `<${stopLink}>`, 'List-Unsubscribe=One-Click'],
    [message, undefined, undefined],
  ] as const) {
    const mail = openMail(readConfig({ SMTP_URL: smtpUrl(), DATA_DIR: dataDir }), log)
    await mail.send(sent)
    await mail.close()
    const { headers } = await PostalMime.parse(received.at(-1) ?? '')
    const valuesOf = (key: string) => headers.filter((one) => one.key === key).map(({ value }) => value)
    // RFC 8058 wants each exactly once.
    expect(valuesOf('list-unsubscribe')).toEqual(header ? [header] : [])
    expect(valuesOf('list-unsubscribe-post')).toEqual(post ? [post] : [])
    expect(received.at(-1)).not.toContain('stopLink')
  }
})

test('a server that cannot be reached is an error, so that the job is tried again', async () => {
  const mail = openMail(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1', DATA_DIR: dataDir }), log)
  await expect(mail.send(message)).rejects.toThrow()
  await mail.close()
})

test.each([
  ['recipient', { to: 'ada@example.org\r\nBcc: all@example.org' }],
  ['subject', { subject: 'Hello\nBcc: all@example.org' }],
  ['reply address', { replyTo: 'bo@example.org\r\nX: y' }],
  ['way to end such mails', { stopLink: 'https://ledgerleaf.example/\r\nX: y' }],
])('refuses a line break in the %s, whichever way the mail goes', async (_what, header) => {
  const count = received.length
  for (const SMTP_URL of [smtpUrl(), '']) {
    const mail = openMail(readConfig({ SMTP_URL, DATA_DIR: dataDir }), log)
    await expect(mail.send({ ...message, ...header })).rejects.toThrow('line break')
    await mail.close()
  }
  expect(received).toHaveLength(count)
})

test('without SMTP a mail is one whole file in the outbox, and many at once are many', async () => {
  const mail = openMail(readConfig({ DATA_DIR: dataDir }), log)
  await Promise.all(Array.from({ length: 20 }, () => mail.send(message)))
  const names = await readdir(join(dataDir, 'outbox'))
  expect(names).toHaveLength(20)
  for (const name of names) expect(name).toMatch(/^[\w-]+\.json$/)
  const kept = JSON.parse(await readFile(join(dataDir, 'outbox', names[0] ?? ''), 'utf8'))
  const { content: _, ...head } = message
  expect(kept).toMatchObject({ ...head, from: 'Ledgerleaf <no-reply@example.com>' })
  expect(kept.text).toContain('<b>one</b> & two')
  expect(kept.html).toContain('&#60;b&#62;one&#60;/b&#62; &#38; two')
})
