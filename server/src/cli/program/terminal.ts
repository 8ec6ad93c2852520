import process from 'node:process'
import { createInterface } from 'node:readline/promises'

/** What a command says and asks, and whether anybody is there to answer. */
export type Terminal = {
  /** The answer itself: what another program reads. */
  out: (text: string) => void
  /** What is said beside it. */
  err: (text: string) => void
  isPerson: boolean
  ask: (question: string) => Promise<string>
  /** The same without showing what is typed. */
  askHidden: (question: string) => Promise<string>
  /** All that is piped in. */
  readInput: () => Promise<string>
}

type Keyboard = NodeJS.ReadableStream & { setRawMode?: (isRaw: boolean) => unknown }

const enter = new Set(['\r', '\n', '\u0004'])
const erase = new Set(['\u007f', '\b'])
const interrupt = '\u0003'

/** Reads one line key by key. Nothing of it is shown, not even how long it is; Ctrl+C gives up, and answers null. */
export const readHidden = (keyboard: Keyboard): Promise<string | null> =>
  new Promise((resolve) => {
    let typed = ''
    const end = (line: string | null) => {
      keyboard.off('data', take)
      keyboard.off('end', give)
      keyboard.setRawMode?.(false)
      keyboard.pause()
      resolve(line)
    }
    const give = () => end(typed)
    const take = (chunk: Buffer | string) => {
      for (const letter of chunk.toString('utf8')) {
        if (letter === interrupt) return end(null)
        if (enter.has(letter)) return end(typed)
        typed = erase.has(letter) ? typed.slice(0, -1) : typed + letter
      }
    }
    keyboard.setRawMode?.(true)
    keyboard.on('data', take)
    keyboard.on('end', give)
    keyboard.resume()
  })

/** The terminal this process was started in. Questions go to standard error: standard output is for the answer. */
export const openTerminal = (): Terminal => ({
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isPerson: process.stdin.isTTY === true && process.stderr.isTTY === true,
  ask: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  },
  askHidden: async (question) => {
    process.stderr.write(question)
    const line = await readHidden(process.stdin)
    process.stderr.write('\n')
    return line ?? ''
  },
  readInput: async () => {
    const chunks: Buffer[] = []
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString('utf8')
  },
})
