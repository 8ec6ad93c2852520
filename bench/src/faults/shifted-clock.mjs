import { readFileSync } from 'node:fs'
import process from 'node:process'

// Loaded before the server: its clock is off by the milliseconds that a file says, and jumps when the file does. The
// database keeps the time of the machine, as it would where only one of several machines is wrong.
const file = process.env.CLOCK_FILE ?? ''
let offset = 0
const look = () => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    offset = 0
  }
}
look()
setInterval(look, 200).unref()

const RealDate = Date
const now = () => RealDate.now() + offset
globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [now()] : words, made),
  get: (target, name, asked) => (name === 'now' ? now : Reflect.get(target, name, asked)),
})
