import { TextLink } from '../../ui/TextLink.tsx'

/** What to read before an account is opened; beside the form, so that nothing typed is lost. Terms are accepted with an order. */
export const PapersLine = () => (
  <p className="text-muted text-sm">
    You accept the{' '}
    <TextLink to="/terms" target="_blank" rel="noopener">
      Terms
    </TextLink>{' '}
    with an order, not by signing up. The{' '}
    <TextLink to="/privacy" target="_blank" rel="noopener">
      Privacy Policy
    </TextLink>{' '}
    says what we keep about you.
  </p>
)
