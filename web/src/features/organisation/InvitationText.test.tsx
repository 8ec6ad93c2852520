import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvitationText } from './InvitationText.tsx'

test('an invitation says who invites whom, as what, what that may do and until when', () => {
  const words = renderToStaticMarkup(
    <InvitationText
      invitation={{
        organisation: 'Keller Werkzeuge AG',
        role: 'auditor',
        endsOn: '2027-03-31',
        invitedBy: 'Mara Keller',
        email: 'eva@example.com',
        state: 'open',
        hasAccount: false,
      }}
    />,
  )
  for (const part of [
    'Mara Keller',
    'eva@example.com',
    'Auditor until Mar\u00a031,\u00a02027',
    'changes nothing',
  ])
    expect(words).toContain(part)
})
