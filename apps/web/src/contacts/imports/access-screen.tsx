import text from '../../kit/text.module.css'
import styles from './access-screen.module.css'
import { IconAddressBook, IconBrandLinkedin, IconCalendar, IconMailbox, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import type { ReactNode } from 'react'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ConnectLinks } from '../../connections/accounts/connect-links.tsx'
import { ImportStart } from './import-start.tsx'
import { ImportsList } from './imports-list.tsx'
import { PrivacyNotes } from './privacy-notes.tsx'

const LinkedinCard = () => (
  <section className={clsx(styles.card, styles.cardFirst)} aria-labelledby="access-linkedin">
    <IconBrandLinkedin size={32} stroke={1.4} aria-hidden="true" />
    <h2 id="access-linkedin">{importsMessages.linkedInExport()}</h2>
    <p>
      {importsMessages.linkedInExportAbout()} {importsMessages.waitForEmailAbout()}
    </p>
    <div className={styles.buttons}>
      <LinkButton to="/access/linkedin">{importsMessages.importLinkedIn()}</LinkButton>
      <ConnectLinks />
    </div>
  </section>
)

/** `next` is what follows a finished import. */
type Props = { next: ReactNode }

type Words = () => string
const others: readonly { icon: Icon; title: Words; adds: Words; how: Words }[] = [
  {
    icon: IconAddressBook,
    title: importsMessages.contactsFile,
    adds: importsMessages.contactsAbout,
    how: importsMessages.contactsHow,
  },
  {
    icon: IconCalendar,
    title: importsMessages.calendarFile,
    adds: importsMessages.calendarAbout,
    how: importsMessages.calendarHow,
  },
  {
    icon: IconMailbox,
    title: importsMessages.mailboxFile,
    adds: importsMessages.mailboxAbout,
    how: importsMessages.mailboxHow,
  },
]

const OtherFiles = () => (
  <ul className={styles.others}>
    {others.map(({ icon: FileIcon, title, adds, how }) => (
      <li key={title()} className={styles.card}>
        <FileIcon size={20} stroke={1.6} aria-hidden="true" />
        <div>
          <h3>{title()}</h3>
          <p>{adds()}</p>
          <p className={text.quiet}>{how()}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Paths = ({ next }: Props) => (
  <>
    <div className={styles.choices}>
      <LinkedinCard />
      <OtherFiles />
    </div>
    <p className={styles.more}>
      <Link to="/access/network" className={text.link}>
        {importsMessages.accountsStepByStep()}
      </Link>
    </p>
    <Section title={importsMessages.yourFile()}>
      <ImportStart quiet what={importsMessages.dropAnyFile()} hint={importsMessages.dropAnyFileHint()} next={next} />
    </Section>
    <Section title={importsMessages.whatHappens()}>
      <PrivacyNotes />
    </Section>
    <ImportsList />
  </>
)

export const AccessScreen = ({ next }: Props) => (
  <>
    <PageHeader title={importsMessages.importNetwork()}>{importsMessages.importNetworkAbout()}</PageHeader>
    <Paths next={next} />
  </>
)
