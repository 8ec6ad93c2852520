/** One call whose answer a page begins with: its address, and under which key the page looks for the answer. */
export type FirstCall = { address: string; key: readonly unknown[]; as: 'answer' | 'first-page' }

export type FirstAnswer = Omit<FirstCall, 'address'> & { answer: unknown }

/**
 * What the built site does for the server that serves it, on a thread of its own: say what a page begins with, and draw
 * the body of a page, up to its scripts, with the answers in it. The server knows nothing else of the site.
 */
export type DrawingWork =
  | { kind: 'first-calls'; path: string; search: string }
  | { kind: 'body'; path: string; answers: readonly FirstAnswer[] }

/** The element that hands the answers on to the browser, so that it need not ask again. */
export const firstAnswersId = 'first-answers'
