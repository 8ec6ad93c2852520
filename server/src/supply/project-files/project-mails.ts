import { writeDayOf } from '@ledgerleaf/contract/days'
import type { ReviewDecision } from '@ledgerleaf/contract/operator'
import type { MailMessage } from '../../platform/mail/mail.tasks.ts'

const words: Record<ReviewDecision, { subject: string; state?: string; says: (project: string) => string }> =
  {
    approve: {
      subject: 'Your project was approved',
      says: (project) => `The review of ${project} is done: it is approved.`,
    },
    ask_changes: {
      subject: 'Your project needs changes',
      state: 'Needs your attention',
      says: (project) =>
        `The review of ${project} asks for changes. Please make them and submit the project again; nothing of it is sold meanwhile.`,
    },
    reject: {
      subject: 'Your project was not accepted',
      state: 'Not accepted',
      says: (project) =>
        `The review refused ${project}. Its listings are paused and no new ones can be opened.`,
    },
  }

type Decided = { decision: ReviewDecision; reason: string; projectId: string; projectName: string }

/** What was decided about a project file, with the operator's own words. */
export const projectMail = (
  publicUrl: string,
  to: string,
  { decision, reason, projectId, projectName }: Decided,
): MailMessage => {
  const { subject, state, says } = words[decision]
  return {
    to,
    subject,
    content: {
      reader: 'seller',
      ...(state === undefined ? {} : { state }),
      body: [
        says(projectName),
        ...(reason ? [{ quote: reason }] : []),
        { facts: [{ label: 'Project', value: projectName }] },
      ],
      action: { label: 'See the project file', link: `${publicUrl}/seller/projects/${projectId}` },
    },
  }
}

/** Serials that somebody else has entered since, or that the registry's records speak against. */
export const madeWayMail = (
  to: string,
  { projectName, serials, enteredAt }: { projectName: string; serials: string; enteredAt: Date },
): MailMessage => ({
  to,
  subject: `Serials of ${projectName} were entered by another seller`,
  content: {
    reader: 'seller',
    state: 'Taken out of your file',
    body: [
      `${projectName}: you entered the serials ${serials} on ${writeDayOf(enteredAt)}, and the file they are in was not handed in, or not accepted. Another seller has entered serials of them now, or the registry’s records speak against yours, so we took those out of your file.`,
      {
        facts: [
          { label: 'Project', value: projectName },
          { label: 'Serials', value: serials, isCode: true },
          { label: 'Entered on', value: writeDayOf(enteredAt) },
        ],
      },
      'If they are yours, answer this mail: an operator looks at both files before anything of them is sold.',
    ],
  },
})

type Refused = { reason: string; caption: string; projectId: string; projectName: string }

/** A photograph that is not shown, with the operator's own words. */
export const photographMail = (
  publicUrl: string,
  to: string,
  { reason, caption, projectId, projectName }: Refused,
): MailMessage => ({
  to,
  subject: 'A photograph of your project was refused',
  content: {
    reader: 'seller',
    state: 'Not shown',
    body: [
      `${projectName}: one of its photographs is not shown. The project itself and what it sells stay as they are.`,
      { quote: reason },
      {
        facts: [
          { label: 'Project', value: projectName },
          { label: 'Photograph', value: caption },
        ],
      },
    ],
    action: { label: 'See the photographs', link: `${publicUrl}/seller/projects/${projectId}` },
  },
})
