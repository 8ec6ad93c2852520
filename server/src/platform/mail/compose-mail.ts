export type MailBody = { text: string; html: string }

type Block = string | { link: string; label: string }

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const toText = (block: Block) => (typeof block === 'string' ? block : `${block.label}:\n${block.link}`)

const toHtml = (block: Block) =>
  typeof block === 'string'
    ? `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`
    : `<p><a href="${escapeHtml(block.link)}" style="color:#1F7A4D">${escapeHtml(block.label)}</a></p>`

/** One list of paragraphs, told twice: plain, and with links one can press. No picture, no tracking. */
export const composeMail = (blocks: Block[]): MailBody => ({
  text: `${[...blocks, 'Ledgerleaf'].map(toText).join('\n\n')}\n`,
  html: `<!doctype html><html lang="en"><body style="font:16px/1.5 Inter,Arial,sans-serif;color:#10241D;max-width:36rem">${[
    ...blocks,
    'Ledgerleaf',
  ]
    .map(toHtml)
    .join('')}</body></html>`,
})
