import type { Logger } from 'pino'
import { chainTasks, type OpenedChain } from './chain/index.ts'
import type { createCheckout } from './checkout-parts.ts'
import { approvalTasks } from './people/approvals/index.ts'
import type { Identity } from './people/identity/index.ts'
import { noticeTasks } from './people/notices/index.ts'
import { providerTasks } from './people/providers/index.ts'
import { webhookTasks } from './people/webhooks/index.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db.ts'
import { sendMailTask } from './platform/mail/mail.tasks.ts'
import type { Mail } from './platform/mail/open-mail.ts'
import type { Papers } from './platform/papers.ts'
import type { Store } from './platform/store/open-store.ts'
import { storeTasks } from './platform/store/store.jobs.ts'
import { does, type TaskHandler } from './platform/tasks.ts'
import { backingTasks } from './supply/backing/index.ts'
import { interestTasks } from './supply/interest/index.ts'
import { projectFileTasks } from './supply/project-files/index.ts'
import { registryRecordTasks } from './supply/registry-records/index.ts'
import { sellerCheckTasks } from './supply/seller-checks/index.ts'
import { climatePageTasks } from './use/climate-pages/index.ts'
import { registryRetirementTasks } from './use/registry-retirements/index.ts'
import { retirementTasks } from './use/retirements/index.ts'
import { scheduledRetirementTasks } from './use/scheduled-retirements/index.ts'
import { walletTasks } from './use/wallets/index.ts'
import { reminderTasks } from './views/reminders/index.ts'
import { searchTasks } from './views/searches/index.ts'

type Doing = { tasks: readonly TaskHandler[] }

type Parts = {
  config: Pick<
    Config,
    'alerts' | 'outside' | 'publicUrl' | 'screening' | 'payments' | 'registryRetirementDays'
  >
  db: Db
  secret: string
  mail: Pick<Mail, 'send'>
  papers: Papers
  store: Store
  identity: Pick<Identity, 'tasks'>
  checkout: Pick<ReturnType<typeof createCheckout>, 'tasks'>
  live: Doing
  watch: Doing
  analysis: Doing
  chain: OpenedChain
  log: Logger
}

/** All work after commit, as each domain and each edge does its own. */
export const taskHandlers = (parts: Parts): TaskHandler[] => [
  does(sendMailTask, parts.mail.send),
  ...storeTasks({ db: parts.db, store: parts.store }),
  ...parts.live.tasks,
  ...parts.identity.tasks(parts.mail),
  ...approvalTasks({ db: parts.db, publicUrl: parts.config.publicUrl }),
  ...noticeTasks({ db: parts.db, publicUrl: parts.config.publicUrl, secret: parts.secret, log: parts.log }),
  ...providerTasks(parts),
  ...webhookTasks(parts),
  ...parts.checkout.tasks,
  ...projectFileTasks({ db: parts.db, store: parts.store }),
  ...interestTasks({ db: parts.db }),
  ...registryRecordTasks({ db: parts.db }),
  ...backingTasks({ db: parts.db, publicUrl: parts.config.publicUrl, alertMail: parts.config.alerts.mail }),
  ...sellerCheckTasks({ db: parts.db, store: parts.store, screening: parts.config.screening }),
  ...registryRetirementTasks({
    db: parts.db,
    publicUrl: parts.config.publicUrl,
    dueDays: parts.config.registryRetirementDays,
  }),
  ...retirementTasks({
    db: parts.db,
    publicUrl: parts.config.publicUrl,
    alertMail: parts.config.alerts.mail,
    isSandbox: parts.config.payments.provider === 'sandbox',
    mail: parts.mail,
    papers: parts.papers,
  }),
  ...scheduledRetirementTasks({ db: parts.db, log: parts.log }),
  ...climatePageTasks({ db: parts.db }),
  ...walletTasks({ db: parts.db }),
  ...reminderTasks({ db: parts.db }),
  ...searchTasks({ db: parts.db, publicUrl: parts.config.publicUrl, secret: parts.secret, log: parts.log }),
  ...parts.watch.tasks,
  ...parts.analysis.tasks,
  ...chainTasks(parts),
]
