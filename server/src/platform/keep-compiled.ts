import module from 'node:module'

type Keeping = { enableCompileCache?: (folder: string) => unknown; flushCompileCache?: () => void }
// From its 22nd version on Node can keep what it compiled; the types are of the oldest one we run on.
const keeping = module as Keeping

/** What is loaded from now on is kept compiled in this folder, for the next start. A folder that cannot be written costs nothing. */
export const keepCompiled = (folder: string): void => {
  keeping.enableCompileCache?.(folder)
}

/** Written at once, and not at the end: a process that is killed leaves it too. */
export const writeCompiled = (): void => keeping.flushCompileCache?.()
