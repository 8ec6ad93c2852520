import { renameSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Loaded before a server that is measured: at a signal it collects what nobody needs any more and writes how much is left.
 * What the system counts as memory says little, since an engine with room to spare collects late.
 */
const file = process.env.HEAP_FILE
v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  // What the first one gave up may have held something itself.
  collect()
  writeFileSync(`${file}.part`, String(process.memoryUsage().heapUsed))
  renameSync(`${file}.part`, file)
})
