import { useSiteInfo } from '../../features/site/use-site-info.ts'
import { Mono } from '../../ui/Mono.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Privacy Policy',
  description: 'What Ledgerleaf keeps about you, where, for how long, and what it never does.',
})

export default function PrivacyScreen() {
  const email = useSiteInfo()?.supportEmail
  return (
    <>
      <PageHead
        eyebrow="Licence"
        title="Privacy Policy"
        lead="What is kept about you, where it is kept, and what never happens with it."
      />
      <Section>
        <Prose>
          <h2 className="mt-0!">Your account</h2>
          <p>
            We keep your e-mail address, the name you give, the company a seller names, the roles you hold,
            and your password only as an Argon2id hash, from which it cannot be read back. For each place you
            are signed in we keep when it began, when it was last used, its network address and its browser,
            so that you can recognise it and end it on your account page.
          </p>
          <h2>Cookies and your browser</h2>
          <p>
            Cookies hold your session, a mark that tells your browser from others and protects your changes
            from other sites, and, while you sign in through another provider, the state of that sign-in. Your
            browser also remembers, on your device alone, <Mono>user</Mono> (your e-mail address while you are
            signed in), <Mono>theme</Mono> and <Mono>sidebar</Mono>. There is no advertising and no
            measurement by third parties; type, pictures and scripts all come from this server. Only if you
            choose to sign in through another provider does your browser go to theirs.
          </p>
          <h2>Messages</h2>
          <p>
            What you write to us is stored so that it can be answered. Mail about your account, such as a link
            to reset your password, goes to your address and to nobody else.
          </p>
          <h2>Your say</h2>
          <p>
            You can ask what is kept about you, have it corrected, or have it erased.{' '}
            {email ? (
              <>
                Write to <a href={`mailto:${email}`}>{email}</a>.
              </>
            ) : (
              <>
                The addresses are on the <TextLink to="/contact">contact page</TextLink>.
              </>
            )}
          </p>
        </Prose>
      </Section>
    </>
  )
}
