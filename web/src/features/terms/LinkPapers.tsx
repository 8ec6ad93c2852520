import { type TermsDocument, termsDocuments, termsPaths, termsTitles } from '@ledgerleaf/contract/terms-words'
import { Fragment } from 'react'
import { TextLink } from '../../ui/TextLink.tsx'

const privacy = 'Privacy Policy'
const titles = new RegExp(`(${[...Object.values(termsTitles), privacy].join('|')})`, 'i')

const addressOf = (title: string, own: TermsDocument): string | null => {
  const named = title.toLowerCase()
  if (named === privacy.toLowerCase()) return '/privacy'
  const document = termsDocuments.find((one) => one !== own && termsTitles[one].toLowerCase() === named)
  return document ? termsPaths[document] : null
}

/** The words of a text in force, word for word; another paper that they name is one press away. */
export const LinkPapers = ({ text, own }: { text: string; own: TermsDocument }) =>
  text.split(titles).map((part, at) => {
    const address = at % 2 === 1 ? addressOf(part, own) : null
    return address ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paragraph never move
      <TextLink key={at} to={address}>
        {part}
      </TextLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    )
  })
