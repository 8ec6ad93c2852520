/** A run of words: as they are, as code, or leading somewhere. */
export type GuideWords = { kind: 'text' | 'code' | 'link' | 'strong'; text: string; to: string }
export type GuideBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; words: GuideWords[] }
  | { kind: 'list'; items: GuideWords[][] }
  | { kind: 'code'; language: string; text: string }

const run = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g

export const readWords = (text: string): GuideWords[] => {
  const words: GuideWords[] = []
  let at = 0
  const plain = (until: number) => {
    if (until > at) words.push({ kind: 'text', text: text.slice(at, until), to: '' })
  }
  for (const found of text.matchAll(run)) {
    plain(found.index)
    const [whole, code, link, to, strong] = found
    if (code !== undefined) words.push({ kind: 'code', text: code, to: '' })
    else if (link !== undefined) words.push({ kind: 'link', text: link, to: to ?? '' })
    else words.push({ kind: 'strong', text: strong ?? '', to: '' })
    at = found.index + whole.length
  }
  plain(text.length)
  return words
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const fence = /^```(\w*)[^\n]*\n([\s\S]*?)\n```$/

/** A guide as it is written: what we use of Markdown, which is little, so that nobody else's parser comes to the page. */
export const readGuide = (source: string): { title: string; blocks: GuideBlock[] } => {
  // A fence may hold empty lines, which part everything else.
  const parts = source.trim().match(/```[\s\S]*?\n```|(?:(?!```)[^\n]+\n?)+/g) ?? []
  let title = ''
  const blocks = parts.flatMap((part): GuideBlock[] => {
    const text = part.trim()
    const code = fence.exec(text)
    if (code) return [{ kind: 'code', language: code[1] ?? '', text: code[2] ?? '' }]
    if (text.startsWith('# ')) {
      title = text.slice(2)
      return []
    }
    if (text.startsWith('## ')) return [{ kind: 'heading', id: idOf(text.slice(3)), text: text.slice(3) }]
    if (text.startsWith('- '))
      return [{ kind: 'list', items: text.split('\n').map((line) => readWords(line.slice(2))) }]
    return [{ kind: 'paragraph', words: readWords(text) }]
  })
  return { title, blocks }
}
