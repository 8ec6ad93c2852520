import { SaxesParser } from 'saxes'

export type XmlNode = {
  /** Without the prefix of its namespace. */
  name: string
  text: string
  attributes: Record<string, string>
  children: XmlNode[]
}

/** Why a text is no XML that we read, in words. */
export class XmlRefused extends Error {}
const refuse = (words: string): never => {
  throw new XmlRefused(words)
}

export const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((one) => one.name === name)
export const all = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((one) => one.name === name) ?? []
export const at = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((found, name) => child(found, name), node)
/** What stands there, or null where nothing does. */
export const textAt = (node: XmlNode | undefined, ...path: string[]): string | null => {
  const text = at(node, ...path)?.text.trim()
  return text ? text : null
}

// The messages that banks send are flat; whatever goes deeper is made to hurt.
const depthMax = 40

/** A small XML document as a tree. Entities of its own, which can grow without end or read files, are refused. */
export const readXml = (text: string): XmlNode => {
  const root: XmlNode = { name: '', text: '', attributes: {}, children: [] }
  const open: XmlNode[] = [root]
  const parser = new SaxesParser()
  parser.on('error', () => refuse('The file is no XML that can be read.'))
  parser.on('doctype', () => refuse('The file declares entities of its own.'))
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > depthMax) refuse('The file is nested too deeply.')
    const node: XmlNode = {
      name: name.slice(name.indexOf(':') + 1),
      text: '',
      attributes: attributes as Record<string, string>,
      children: [],
    }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (words) => {
    const node = open.at(-1)
    if (node) node.text += words
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()
  return root
}
