import { drawMailHtml } from './draw-mail-html.ts'
import { drawMailText } from './draw-mail-text.ts'
import type { DrawnMail, MailMessage } from './mail.tasks.ts'
import type { MailSender } from './mail-readers.ts'

/** Both parts of a mail from the one thing it says. What was drawn before is not drawn again. */
export const drawMail = (message: MailMessage | DrawnMail, sender: MailSender): DrawnMail => {
  if (!('content' in message)) return message
  const { content, ...head } = message
  return {
    ...head,
    text: drawMailText(head.subject, content, sender),
    html: drawMailHtml(head.subject, content, sender),
  }
}
