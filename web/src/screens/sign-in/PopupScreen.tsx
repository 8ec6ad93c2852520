import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { tellOpener } from '../../nouns/person/popup-channel.ts'
import { popupWords } from '../../nouns/person/popup-words.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Signing In' })

/** Where the provider sends its window back to. It tells the page that opened it, and closes. */
export default function PopupScreen() {
  const [search] = useSearchParams()
  const error = search.get('error')
  useEffect(() => {
    tellOpener(error ? { outcome: 'failed', error } : { outcome: 'signed-in' })
    window.close()
  }, [error])
  return (
    <main className="grid min-h-dvh content-center gap-4 px-6 py-12">
      <Heading level={1}>{error ? 'Not signed in' : 'You are signed in'}</Heading>
      <p className="text-muted">
        {error ? popupWords({ code: 'provider-refused', error }) : 'It closes by itself.'} If this window
        stays open, close it, or{' '}
        {error ? (
          <TextLink to="/signin">sign in here</TextLink>
        ) : (
          <TextLink to="/dashboard">continue here</TextLink>
        )}
        .
      </p>
    </main>
  )
}
