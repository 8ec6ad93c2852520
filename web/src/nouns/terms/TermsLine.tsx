import { type TermsDocument, termsPaths, termsTitles } from '@ledgerleaf/contract/terms-words'
import { Fragment } from 'react'
import { TextLink } from '../../ui/TextLink.tsx'

export type ShownTerms = { document: TermsDocument; version: number | undefined }

/** What pressing the button beside it also says. A link opens beside the form: what was typed is not lost. */
export const TermsLine = ({ by, terms }: { by: string; terms: readonly ShownTerms[] }) => (
  <p className="text-muted text-sm">
    By {by} you accept the{' '}
    {terms.map(({ document, version }, at) => (
      <Fragment key={document}>
        {at > 0 && (at === terms.length - 1 ? ' and the ' : ', the ')}
        <TextLink to={termsPaths[document]} target="_blank" rel="noopener">
          {termsTitles[document]}
        </TextLink>
        {version !== undefined && `, version ${version}`}
      </Fragment>
    ))}
    .
  </p>
)
