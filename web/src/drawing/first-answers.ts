import { type FirstAnswer, firstAnswersId } from '@ledgerleaf/contract/drawn-pages'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Where the server draws a page: the answers it is drawn with. In the browser they are in the page. */
export const FirstAnswers = createContext<readonly FirstAnswer[] | null>(null)

/** What the server has put into this page; nothing in a page that was made ahead. */
export const readFirstAnswers = (): readonly FirstAnswer[] => {
  if (typeof document === 'undefined') return []
  const text = document.getElementById(firstAnswersId)?.textContent
  return text ? JSON.parse(text) : []
}

/** As if they had just been asked for: the server read them when it was asked for the page. */
export const keepFirstAnswers = (client: QueryClient, answers: readonly FirstAnswer[]): void => {
  for (const { key, as, answer } of answers)
    client.setQueryData(key, as === 'answer' ? answer : { pages: [answer], pageParams: [''] })
}
