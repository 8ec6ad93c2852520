import type { BankAccount } from '@ledgerleaf/contract/bank-account'
import type { DocumentKind } from '@ledgerleaf/contract/documents'
import type { Tx } from '../platform/db.ts'
import { addDocument, keepReading, readWords } from '../supply/documents/index.ts'
import { decideProject, rescore, saveFile, startFile, submitFile } from '../supply/project-files/index.ts'
import { decideIdentity, saveIdentity, submitIdentity } from '../supply/seller-checks/index.ts'
import { saveAccount, saveProfile } from '../supply/sellers/index.ts'
import { daysBefore } from './days-before.ts'
import { type DemoFile, demoFiles } from './demo-files.ts'
import { type DemoName, type DemoPerson, demoPeople } from './demo-people.ts'
import type { DemoProject } from './demo-project.ts'
import { writePlainPdf } from './plain-pdf.ts'

const daysWaited = 2

const titles = { design: 'Project design document', verification: 'Verification report' } as const

/** One page, drawn from the very sentences that are kept as its words. */
const addSheet = async (
  tx: Tx,
  project: { id: string; name: string },
  kind: DocumentKind & keyof typeof titles,
  sentences: readonly string[],
  at: Date,
): Promise<void> => {
  const words = [`${titles[kind]}: ${project.name}. An invented document of the demo.`, ...sentences]
  const bytes = writePlainPdf(titles[kind], [project.name, 'An invented document of the demo.', ...sentences])
  const name = `${project.name.toLowerCase().replaceAll(' ', '-')}-${kind}.pdf`
  const { id } = await addDocument(tx, project.id, { name, kind, format: 'pdf', bytes }, at)
  await keepReading(tx, id, readWords([{ page: 1, text: words.join('\n\n') }]), at)
}

const vintagesOf = ({ batches }: DemoProject) => {
  const years = batches.map(({ vintage }) => vintage)
  return { first: Math.min(...years), last: Math.max(...years) }
}

const plantFile = async (
  tx: Tx,
  people: Record<DemoName, string>,
  project: DemoProject,
  file: DemoFile,
  { publicUrl, at, now }: { publicUrl: string; at: Date; now: Date },
): Promise<void> => {
  const sellerId = people[project.seller]
  // What waits for a decision has not waited for a year.
  const handedInAt = file.review === 'submitted' ? daysBefore(now, daysWaited) : at
  const { id } = await startFile(tx, sellerId, project.name, at)
  const { first, last } = vintagesOf(project)
  await saveFile(
    tx,
    sellerId,
    id,
    {
      summary: file.summary,
      siteLatitude: file.site[0],
      siteLongitude: file.site[1],
      creditingStartsOn: `${first - 2}-01-01`,
      creditingEndsOn: `${last + 8}-12-31`,
      durabilityYears: file.durabilityYears,
      additionalityStatement: file.additionality,
      legallyRequired: false,
      creditsHeld: 'custody',
      labels: file.labels ?? [],
      startedOn: `${first - 2}-03-01`,
      changesStatement: 'None so far.',
      ...file.disclosure,
    },
    at,
  )
  const period = `Monitoring period: 1 January ${first} to 31 December ${last}.`
  const named = { id, name: project.name }
  await addSheet(tx, named, 'design', file.design, at)
  await addSheet(tx, named, 'verification', [period, ...file.verification], at)
  await rescore(tx, id, at)
  if (file.review === 'draft') return
  const { changesAsked } = file
  if (changesAsked) {
    await submitFile(tx, sellerId, id, at)
    const asked = { decision: 'ask_changes', reason: changesAsked } as const
    await decideProject(tx, people.operator, id, asked, { publicUrl, now: at })
  }
  await submitFile(tx, sellerId, id, handedInAt)
  if (file.review === 'approved')
    await decideProject(tx, people.operator, id, { decision: 'approve', reason: '' }, { publicUrl, now: at })
}

const profiles: Partial<Record<DemoName, { country: string; description: string }>> = {
  seller: { country: 'GB', description: 'Kilns on the moor, a corridor of forest and a coast of mangroves.' },
  hills: { country: 'KE', description: 'Farmers and foresters who plant, prune and char.' },
  coast: { country: 'ID', description: 'Divers and villages who sow seagrass.' },
  stone: { country: 'IS', description: 'Engineers and quarries who turn air into stone.' },
}

const daysChecked = 30

/** Who the sellers of the demo are, handed in by them and checked by its operator. */
const plantIdentity = async (
  tx: Tx,
  people: Record<DemoName, string>,
  name: DemoName,
  { publicUrl, at }: { publicUrl: string; at: Date },
): Promise<void> => {
  const sellerId = people[name]
  const person: DemoPerson = demoPeople[name]
  await saveIdentity(
    tx,
    sellerId,
    {
      legalName: person.seller?.companyName ?? person.name,
      register: 'An invented register of the demo',
      registerNumber: `DEMO ${name.toUpperCase()}`,
      country: profiles[name]?.country ?? null,
      address: '1 Invented Street',
      responsibleName: person.name,
      responsibleRole: 'Director',
      ownerName: person.name,
    },
    at,
  )
  await submitIdentity(tx, sellerId, { asksService: false, now: at })
  const decided = { decision: 'approve', reason: '', submittedAt: at.toISOString() } as const
  await decideIdentity(tx, people.operator, sellerId, decided, { publicUrl, now: at })
}

const closedIban = 'DE35000000000000990000'

/** A number that checks out and that no bank has given: its bank code is not one. */
const accountOf = (name: DemoName): BankAccount => {
  const { name: holder, seller } = demoPeople[name] as DemoPerson
  // What is sent to an account with this ending comes back from the sandbox bank.
  const iban = name === 'stone' ? closedIban : 'DE86000000000000001234'
  return { kind: 'iban', holder: seller?.companyName ?? holder, bank: 'Demo Bank', iban, bic: 'DEMODEFF' }
}

/** Profiles, files, documents and reviews of the demo, by the verbs that sellers' and operators' clicks call. */
export const plantFiles = async (
  tx: Tx,
  people: Record<DemoName, string>,
  projects: readonly { project: DemoProject; at: Date }[],
  { secret, publicUrl, now }: { secret: string; publicUrl: string; now: Date },
): Promise<void> => {
  for (const name of Object.keys(profiles) as DemoName[]) {
    await saveProfile(tx, people[name], profiles[name] ?? {}, now)
    await saveAccount(tx, people[name], accountOf(name), { secret, publicUrl, now })
    await plantIdentity(tx, people, name, { publicUrl, at: daysBefore(now, daysChecked) })
  }
  for (const { project, at } of projects) {
    const file = demoFiles[project.name]
    if (file) await plantFile(tx, people, project, file, { publicUrl, at, now })
  }
}
