import type { BankAccount } from '@ledgerleaf/contract/bank-account'
import type { DocumentKind } from '@ledgerleaf/contract/documents'
import type { Tx } from '../platform/db.ts'
import { addDocument, keepReading, readWords } from '../supply/documents/index.ts'
import {
  addBlock,
  decideProject,
  lockOwnFile,
  rescore,
  saveFile,
  startFile,
  submitFile,
} from '../supply/project-files/index.ts'
import { decideIdentity, saveIdentity, submitIdentity } from '../supply/seller-checks/index.ts'
import { saveAccount, saveProfile } from '../supply/sellers/index.ts'
import { daysAfter } from './days-before.ts'
import { demoFiles } from './demo-files.ts'
import { type DemoName, type DemoPerson, demoPeople } from './demo-people.ts'
import type { DemoProject } from './demo-project.ts'
import { writePlainPdf } from './plain-pdf.ts'

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

/** The serials stand in the file before it is handed in; nothing of them is issued before it is approved. */
const enterBlocks = async (
  tx: Tx,
  sellerId: string,
  projectId: string,
  { batches, registryProjectId }: DemoProject,
  at: Date,
): Promise<string[]> => {
  const ids: string[] = []
  for (const { vintage, serialStart, serialEnd } of batches) {
    const own = await lockOwnFile(tx, sellerId, projectId)
    const serials = { serialPrefix: registryProjectId, serialStart, serialEnd }
    const years = { vintageStartsOn: `${vintage}-01-01`, vintageEndsOn: `${vintage}-12-31` }
    ids.push((await addBlock(tx, own, { ...years, ...serials }, at)).id)
  }
  return ids
}

const vintagesOf = ({ batches }: DemoProject) => {
  const years = batches.map(({ vintage }) => vintage)
  return { first: Math.min(...years), last: Math.max(...years) }
}

type FileDays = { publicUrl: string; at: Date }

/** Handed in and decided so many days after the file was begun. */
const askedDays = 2
const mendedDays = 4
const handedInDays = 5
export const decidedDays = 9

/**
 * The file of one project from its first word to the decision, if there is one: what is sold of it comes after. Answers the
 * blocks of its serials, in the order of its batches.
 */
export const plantFile = async (
  tx: Tx,
  people: Record<DemoName, string>,
  project: DemoProject,
  { publicUrl, at }: FileDays,
): Promise<string[]> => {
  const file = demoFiles[project.name]
  // Known to its registry and to its seller, who has not begun a file: nothing of it is issued.
  if (!file) return []
  const sellerId = people[project.seller]
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
      startedOn: `${first - 2}-01-01`,
      changesStatement: 'None so far.',
      ...file.disclosure,
    },
    at,
  )
  const period = `Monitoring period: 1 January ${first} to 31 December ${last}.`
  const named = { id, name: project.name }
  await addSheet(tx, named, 'design', file.design, at)
  await addSheet(tx, named, 'verification', [period, ...file.verification], at)
  const blockIds = await enterBlocks(tx, sellerId, id, project, at)
  await rescore(tx, id, at)
  if (file.review === 'draft') return blockIds
  const decide = (days: number, decision: { decision: 'approve' | 'ask_changes'; reason: string }) =>
    decideProject(tx, people.operator, id, decision, { publicUrl, now: daysAfter(at, days) })
  if (file.changesAsked) {
    await submitFile(tx, sellerId, id, daysAfter(at, askedDays))
    await decide(mendedDays, { decision: 'ask_changes', reason: file.changesAsked })
  }
  await submitFile(tx, sellerId, id, daysAfter(at, handedInDays))
  if (file.review === 'approved') await decide(decidedDays, { decision: 'approve', reason: '' })
  return blockIds
}

const profiles: Partial<Record<DemoName, { country: string; description: string }>> = {
  seller: { country: 'GB', description: 'Kilns on the moor, a corridor of forest and a coast of mangroves.' },
  hills: { country: 'KE', description: 'Farmers and foresters who plant, prune and char.' },
  coast: { country: 'ID', description: 'Divers and villages who sow seagrass.' },
  stone: { country: 'IS', description: 'Engineers and quarries who turn air into stone.' },
}

const checkedDays = 4

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
  const now = daysAfter(at, checkedDays)
  await decideIdentity(tx, people.operator, sellerId, decided, { publicUrl, now })
}

const closedIban = 'DE35000000000000990000'

/** A number that checks out and that no bank has given: its bank code is not one. */
const accountOf = (name: DemoName): BankAccount => {
  const { name: holder, seller } = demoPeople[name] as DemoPerson
  // What is sent to an account with this ending comes back from the sandbox bank.
  const iban = name === 'stone' ? closedIban : 'DE86000000000000001234'
  return { kind: 'iban', holder: seller?.companyName ?? holder, bank: 'Demo Bank', iban, bic: 'DEMODEFF' }
}

/** Who the sellers are: profiles, accounts and identities, by the verbs that their and an operator's clicks call. */
export const plantSellers = async (
  tx: Tx,
  people: Record<DemoName, string>,
  { secret, publicUrl, at }: { secret: string; publicUrl: string; at: Date },
): Promise<void> => {
  for (const name of Object.keys(profiles) as DemoName[]) {
    await saveProfile(tx, people[name], profiles[name] ?? {}, at)
    await saveAccount(tx, people[name], accountOf(name), { secret, publicUrl, now: at })
    await plantIdentity(tx, people, name, { publicUrl, at })
  }
}
