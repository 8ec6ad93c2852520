import { useSiteInfo } from '../../api/site.ts'

/** Said where a mail is what somebody counts on, and none leaves: what becomes of it instead. */
export const NoMail = ({ children }: { children: string }) =>
  useSiteInfo()?.sendsMail === false && (
    <p className="max-w-text border-attention border-l-2 pl-3 text-note">
      No mail server is set here. {children}
    </p>
  )
