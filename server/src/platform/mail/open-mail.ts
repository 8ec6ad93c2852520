import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { newId } from '../id.ts'
import { withinSpan } from '../tracing/active-span.ts'
import { drawMail } from './draw-mail.ts'
import type { DrawnMail, MailMessage } from './mail.tasks.ts'

export type MailedFile = { filename: string; contentType: string; content: Buffer }
type Attached = { attachments?: readonly MailedFile[] }
type SentMail = (MailMessage | DrawnMail) & Attached

export type Mail = { send: (message: SentMail) => Promise<void>; close: () => Promise<void> }
/** A message as the file outbox keeps it; what is attached, in base64. */
export type KeptMail = Omit<DrawnMail, 'stopLink'> & {
  from: string
  sentAt: string
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: string }[]
}

export const outboxFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'outbox')

const timeoutMs = 15_000

// A line break in a header would start another header. Addresses are parsed by the contract long before; this
// is the last door, and it does not rely on them.
const refuseLineBreaks = ({ to, subject, replyTo = '', stopLink = '' }: DrawnMail): void => {
  for (const header of [to, subject, replyTo, stopLink])
    if (/[\r\n]/.test(header)) throw new Error('a mail header holds a line break')
}

/** Mail programs show a button of their own for this, and stop the mails by one call (RFC 2369, RFC 8058). */
const headersOf = (stopLink: string | undefined): { headers?: Record<string, string> } =>
  stopLink === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${stopLink}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }

/** The way a drawn mail leaves. */
type Way = { send: (message: DrawnMail & Attached) => Promise<void>; close: () => Promise<void> }

const openSmtp = (url: string, from: string): Way => {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ attachments = [], ...message }) => {
      refuseLineBreaks(message)
      const { stopLink, ...rest } = message
      await transport.sendMail({ from, ...rest, ...headersOf(stopLink), attachments: [...attachments] })
    },
    close: async () => transport.close(),
  }
}

const openOutbox = (folder: string, from: string): Way => ({
  send: async ({ attachments = [], ...message }) => {
    refuseLineBreaks(message)
    const files = attachments.map((file) => ({ ...file, content: file.content.toString('base64') }))
    const sentAt = new Date().toISOString()
    const { stopLink, ...rest } = message
    const kept: KeptMail = {
      ...rest,
      from,
      sentAt,
      ...headersOf(stopLink),
      ...(files.length > 0 ? { attachments: files } : {}),
    }
    const name = `${kept.sentAt.replace(/[:.]/g, '-')}-${newId()}`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Whoever lists the folder sees whole mails only.
    await writeFile(join(folder, `${name}.part`), JSON.stringify(kept, null, 2), { mode: 0o600 })
    await rename(join(folder, `${name}.part`), join(folder, `${name}.json`))
  },
  close: async () => {},
})

const openWay = (config: Config, log: Logger): Way => {
  if (config.smtpUrl) return openSmtp(config.smtpUrl, config.mailFrom)
  if (config.production)
    log.warn(
      { code: 'mail-reaches-nobody' },
      'SMTP_URL is not set: mail is kept in DATA_DIR/outbox and reaches nobody',
    )
  return openOutbox(outboxFolder(config), config.mailFrom)
}

/**
 * Mail leaves by SMTP where it is configured; elsewhere it is kept as files under DATA_DIR. It is drawn when it leaves, so
 * what waits in the queue is short. Whoever answers a mail reaches support, unless it names somebody else.
 */
export const openMail = (config: Config, log: Logger): Mail => {
  const { publicUrl, supportEmail } = config
  const { send, close } = openWay(config, log)
  return {
    send: async ({ attachments, ...message }) => {
      const drawn = drawMail(message, { publicUrl, supportEmail })
      await withinSpan('send mail', 'client', {}, () =>
        send({ replyTo: supportEmail, ...drawn, ...(attachments ? { attachments } : {}) }),
      )
    },
    close,
  }
}
