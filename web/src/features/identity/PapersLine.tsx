import { TextLink } from '../../ui/TextLink.tsx'

/** What to read before an account is opened; beside the form, so that nothing typed is lost. Terms are accepted with an order. */
export const PapersLine = () => (
  <p className="text-muted text-sm">
    What holds between us stands in the{' '}
    <TextLink to="/terms" target="_blank" rel="noopener">
      Terms
    </TextLink>
    , what we keep about you in the{' '}
    <TextLink to="/privacy" target="_blank" rel="noopener">
      Privacy Policy
    </TextLink>
    .
  </p>
)
