import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { type KeptMail, outboxFolder } from '../platform/mail/open-mail.ts'
import { isAtHome, isOwnMachine } from './own-machine.ts'

const mailsShownMax = 200
const mailFile = /^[\w-]+\.json$/

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>
:root { color-scheme: light dark; --paper: #F6F4EC; --ink: #10241D; --leaf: #1F7A4D; --line: #10241D33 }
@media (prefers-color-scheme: dark) { :root { --paper: #0C1512; --ink: #F6F4EC; --leaf: #6FCF97; --line: #F6F4EC33 } }
body { font: 16px/1.5 Inter, system-ui, sans-serif; background: var(--paper); color: var(--ink); max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
a { color: var(--leaf); overflow-wrap: anywhere } article { border-top: 1px solid var(--line); padding: 1rem 0 }
iframe { display: block; width: 100%; height: 48rem; border: 1px solid var(--line); margin: 1rem 0 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere } h1, h2 { font-weight: 500 } h2 { font-size: 1.1rem; margin: 0 } p { margin: .25rem 0 }
</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`

const article = (file: string, mail: KeptMail): string =>
  `<article><h2><a href="/dev/mail/${escapeHtml(file)}">${escapeHtml(mail.subject)}</a></h2>
<p>To ${escapeHtml(mail.to)}, ${escapeHtml(mail.sentAt)}</p>${(mail.attachments ?? []).map(({ filename }) => `<p>Attached: ${escapeHtml(filename)}</p>`).join('')}<pre>${withLinks(mail.text)}</pre></article>`

// Shut off from this page: a mail runs nothing and asks nobody. Its links open where the page is.
const drawn = ({ html }: KeptMail): string =>
  html === undefined
    ? ''
    : `<iframe title="The mail as it is drawn" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_top">'))}"></iframe>`

const readMail = async (folder: string, file: string): Promise<KeptMail | null> => {
  if (!mailFile.test(file)) return null
  const text = await readFile(join(folder, file), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as KeptMail)
}

/**
 * The mails this server would have sent. Exists only where they are kept as files on a developer's machine, and only
 * for whoever sits at it: a mail may hold a link that signs its reader in.
 */
export const serveMailPage = (app: FastifyInstance, config: Config): void => {
  if (config.smtpUrl || !isAtHome(config)) return
  const folder = outboxFolder(config)
  const onRequest = async (request: FastifyRequest) => {
    if (!isOwnMachine(request)) throw new DomainError('not_found')
  }

  app.get('/dev/mail', { schema: { hide: true }, onRequest }, async (_request, reply) => {
    const names = await readdir(folder).catch(() => [])
    const newest = names
      .filter((name) => mailFile.test(name))
      .sort()
      .reverse()
      .slice(0, mailsShownMax)
    const articles: string[] = []
    for (const name of newest) {
      const mail = await readMail(folder, name)
      if (mail) articles.push(article(name, mail))
    }
    const content = articles.join('') || '<p>No mail has been sent yet.</p>'
    return reply.type('text/html').header('cache-control', 'no-store').send(page('Mail', content))
  })

  app.get<{ Params: { file: string } }>(
    '/dev/mail/:file',
    { schema: { hide: true }, onRequest },
    async (request, reply) => {
      const mail = await readMail(folder, request.params.file)
      if (!mail) throw new DomainError('not_found')
      const content = `${drawn(mail)}${article(request.params.file, mail)}<p><a href="/dev/mail">All mail</a></p>`
      return reply.type('text/html').header('cache-control', 'no-store').send(page(mail.subject, content))
    },
  )
}
