import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { changelogApi, guidePath, guides } from '@ledgerleaf/contract/guides'
import { tellChanges } from '@ledgerleaf/contract/v1/compare-promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import { findUpward } from '../platform/find-upward.ts'
import { StartError } from '../platform/start-error.ts'
import { type Route, route } from './route.ts'

const guidesFolder = (): string => {
  const folder = findUpward('contract/guides')
  if (folder === null) throw new StartError('The folder contract/guides is missing from this installation.')
  return folder
}

/** What was promised, day by day, the oldest first. */
export const readPublished = (): { on: string; lines: string[] }[] => {
  const folder = path.join(guidesFolder(), 'published')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({
      on: path.basename(name, '.txt'),
      lines: readFileSync(path.join(folder, name), 'utf8').trim().split('\n'),
    }))
}

const changelog = () => {
  const published = readPublished()
  return published
    .map(({ on, lines }, place) => {
      const before = published[place - 1]
      return { on, promises: lines.length, came: before ? tellChanges(before.lines, lines) : [] }
    })
    .reverse()
}

export const guideRoutes = (): Route[] => {
  const told = { published: changelog() }
  return [route(changelogApi.list, async () => told)]
}

const forAssistants = ({ publicUrl }: Config): string =>
  [
    '# Ledgerleaf',
    '',
    '> A marketplace for carbon credits. Companies have reports read, buy credits, retire them, and hold certificates that anybody can verify. Programs use the API under /v1 with a key of their organisation.',
    '',
    '## Guides',
    '',
    ...guides.map(({ slug, title, says }) => `- [${title}](${publicUrl}/docs/${slug}.md): ${says}`),
    '',
    '## Reference',
    '',
    `- [Description](${publicUrl}/v1/openapi.json): every call, with its schemas and refusals (OpenAPI 3.1)`,
    `- [Refusals](${publicUrl}/v1/problems): every code, with its status and what it means`,
    `- [What came when](${publicUrl}${changelogApi.list.path}): the changelog`,
    `- [Pages for people](${publicUrl}${guidePath('quickstart')}): the same with navigation`,
    '',
  ].join('\n')

/** The guides as they are written, and where assistants find them (llms.txt). */
export const serveGuides = (app: FastifyInstance, config: Config): void => {
  const folder = guidesFolder()
  const send = (address: string, type: string, text: string) =>
    app.get(address, { schema: { hide: true } }, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text),
    )
  send('/llms.txt', 'text/plain', forAssistants(config))
  for (const { slug } of guides) {
    const text = readFileSync(path.join(folder, `${slug}.md`), 'utf8')
    const ours = text
      .replaceAll('http://localhost:3000', config.publicUrl)
      .replace(/(src|href)="\$LEDGERLEAF_ADDRESS/g, `$1="${config.publicUrl}`)
    send(`/docs/${slug}.md`, 'text/markdown', ours)
  }
}
