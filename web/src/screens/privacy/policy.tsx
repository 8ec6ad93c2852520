import { joinedInLog } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Kept } from './Kept.tsx'

export const policy = (email: string): { id: string; title: string; content: ReactNode }[] => [
  {
    id: 'short',
    title: 'In short',
    content: (
      <ul>
        <li>We keep what an account, an order or an answer needs, and nothing for advertising.</li>
        <li>It is kept on this installation, by whoever runs it.</li>
        <li>No page of this site loads anything from anybody else.</li>
        <li>You can ask what is kept, have it corrected, and have it erased.</li>
        <li>
          What the public log and a chain say cannot be erased. They have a number in place of your name, and
          the number can be followed.
        </li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          Your e-mail address, the name and the company you give, the company a seller names, and the roles
          you hold. Your password is kept only as an Argon2id hash, from which it cannot be read back. Of a
          second factor we keep what checks it: the public half of a passkey, the sealed secret of an
          authenticator app, hashes of your recovery codes, and when it was last used. If you sign in through
          another provider we keep your number there and none of its tokens, and only then does your browser
          visit them.
        </p>
        <p>
          For each place where you are signed in we keep when that began, when it was last used, its network
          address and its browser, so that you can recognise it and end it on your account page.
        </p>
        <p>
          A seller also tells us the company’s entry in a register, its address, the person responsible and
          the beneficial owner. Our operators read this and compare the names with lists of sanctions. If
          whoever runs this installation has connected a screening service, the names, the country and the
          register number are sent to it. It is erased with the account.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Your browser',
    content: (
      <>
        <p>
          These are all the cookies and records this site keeps on your device, and why. Where the site is
          reached by https, the names of the cookies begin with __Host-.
        </p>
        <Kept />
      </>
    ),
  },
  {
    id: 'documents',
    title: 'Documents and trades',
    content: (
      <>
        <p>
          Reports and project documents stay on this installation. They are used to answer you and are not
          passed on, unless whoever runs it has connected a language model: then passages of a report are sent
          to that model to put an answer into words, and the pages on which our own reading left a figure open
          to look for it. Your analysis says so where it happened.
        </p>
        <p>
          A report you upload is kept, with what was read in it, until you delete it or your account is
          erased. Without an account it is deleted after 30 days. A file that turns out to be a program is set
          aside unopened and deleted after 30 days.
        </p>
        <p>
          Of a photograph that a seller adds to a project only the picture is kept, without where, when and
          with what it was taken, with its caption and the name of who took it. Anyone can see it once it was
          accepted, until the seller takes it back or the account is erased.
        </p>
        <p>
          Orders and holdings are kept as long as the ledger is, because the holdings of others rest on them.
          Entries of the ledger carry numbers in place of names and addresses. A retirement is a public
          statement: the beneficiary and the purpose you give for it are meant to be read by anyone.{' '}
          {joinedInLog}
        </p>
      </>
    ),
  },
  {
    id: 'chain',
    title: 'The chain and wallets',
    content: (
      <>
        <p>
          Where this installation repeats its ledger on a blockchain, every purchase, retirement and
          withdrawal stands there too, with its amount and its time, for anyone to read. Your name and your
          e-mail address do not. Your credits lie there under a pseudonym, an account made of your number in
          the public log, and it stays the same for all credits you ever hold here.
        </p>
        <p>
          A certificate leads to that account. Whoever knows that a certificate is yours can read on the chain
          what else you hold, and when you bought, retired or withdrew how much of it.
        </p>
        <p>
          If you link a wallet we keep its address with your account, until you take it off, so that tokens go
          only to a wallet whose key you have and what comes back from it is booked to you. Once you withdraw
          credits to it, the chain shows the address beside your account there. It is then tied to all your
          other trades here, and these to everything else the wallet does. That stays public for as long as
          the chain is kept, and nobody can erase it.
        </p>
        <p>
          With each withdrawal and each return we keep the address as well, because the chain must be repeated
          and compared with the ledger. When your account is erased, we no longer keep whose it was.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages and mail',
    content: (
      <p>
        What you write to us through the <TextLink to="/contact">contact form</TextLink> is stored with the
        name, the address and, if you gave one, the number, and mailed to the people who answer. Mail about
        your account, such as a link to reset your password, goes to your address and to nobody else.
      </p>
    ),
  },
  {
    id: 'protection',
    title: 'Protection against abuse',
    content: (
      <p>
        To slow down attempts at guessing passwords we count attempts by network address and by e-mail
        address. The count is kept under a hash of either and deleted once its time is over. So that a company
        has the welcome plan once, hashes of the account, the e-mail address, its host and the tax number stay
        with the order. The log of the server records failures, and requests only where whoever runs it has
        turned that on.
      </p>
    ),
  },
  {
    id: 'counting',
    title: 'What sellers see of visits',
    content: (
      <p>
        Sellers see how often the page of a project was opened and how often a listing was put into a basket,
        as numbers by day. Whose visits they were is not kept. So that a visit counts once, a hash of the day,
        the page, the network and the kind of browser is kept until the day is over. Nothing is stored in your
        browser for it.
      </p>
    ),
  },
  {
    id: 'erasing',
    title: 'Seeing, correcting and erasing',
    content: (
      <>
        <p>
          <TextLink to="/account">Your account page</TextLink> gives you everything that is kept about you as
          one file, table by table, and closes the account. Without an account, or to have something
          corrected, write to <a href={`mailto:${email}`}>{email}</a> from the address it is about.
        </p>
        <p>
          Erased are your name and address, every way to sign in, your sessions and roles, your messages and
          our answers, your reports with all that was read in them, your ended subscriptions, your bank
          details and the wallets you linked. Before that, orders, deliveries, refunds and subscriptions under
          way must have come to their end, and credits and proceeds must no longer be yours.
        </p>
        <p>
          Entries of the ledger, of the public log and of the chain remain, with a number in place of you, and
          so do the address of a wallet that credits were withdrawn to, what a retirement says in public, the
          file of a project whose credits others hold, and the name of a company that has sold credits.
          Invoices keep name and address for as long as the law demands, and lose them then.
        </p>
        <p>
          In your browser, logging out removes the record <Mono>user</Mono> and ends the session. Clearing the
          data of this site removes the rest.
        </p>
      </>
    ),
  },
]
