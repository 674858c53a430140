import text from '../../kit/text.module.css'
import styles from './access-screen.module.css'
import { IconAddressBook, IconBrandLinkedin, IconCalendar, IconMailbox, type Icon } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { BringIn } from './bring-in.tsx'
import { ImportsList } from './imports-list.tsx'
import { PrivacyNotes } from './privacy-notes.tsx'

const LinkedinCard = () => (
  <section className={clsx(styles.card, styles.cardFirst)} aria-labelledby="access-linkedin">
    <IconBrandLinkedin size={32} stroke={1.4} aria-hidden="true" />
    <h2 id="access-linkedin">LinkedIn export</h2>
    <p>
      Everybody you are connected with, since when, and in the complete archive also when you last wrote to each other.
      LinkedIn makes it for you in minutes. The best place to begin.
    </p>
    <LinkButton to="/access/linkedin">Bring a LinkedIn export</LinkButton>
  </section>
)

const others: readonly { icon: Icon; title: string; adds: string; how: string }[] = [
  {
    icon: IconAddressBook,
    title: 'Contacts file',
    adds: 'Google CSV, Outlook CSV or vCard: addresses and numbers of people you know.',
    how: 'Google Contacts → Export. Outlook → People → Manage contacts → Export. iCloud → Contacts → Export vCard.',
  },
  {
    icon: IconCalendar,
    title: 'Calendar file',
    adds: 'ICS: whom you met, and in how large a circle.',
    how: 'Google Calendar → Settings → Import and export → Export. Apple Calendar → File → Export.',
  },
  {
    icon: IconMailbox,
    title: 'Mailbox file',
    adds: 'mbox: who wrote to whom, and when. Only the headers are read.',
    how: 'Google Takeout → Mail. Apple Mail → Mailbox → Export. Up to 512 MB at a time.',
  },
]

const OtherFiles = () => (
  <ul className={styles.others}>
    {others.map(({ icon: FileIcon, title, adds, how }) => (
      <li key={title} className={styles.card}>
        <FileIcon size={20} stroke={1.6} aria-hidden="true" />
        <div>
          <h3>{title}</h3>
          <p>{adds}</p>
          <p className={text.quiet}>{how}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Paths = () => (
  <>
    <div className={styles.foundPaths}>
      <LinkedinCard />
      <OtherFiles />
    </div>
    <Section title="Your file">
      <BringIn
        quiet
        what="Drop any of these files here"
        hint="Its name does not matter: Wellmet looks inside to see what it is. Bringing the same file in twice doubles nothing."
      />
    </Section>
    <Section title="What becomes of it">
      <PrivacyNotes />
    </Section>
    <ImportsList />
  </>
)

export const AccessScreen = () => (
  <>
    <PageHeader title="Bring your network in">
      Wellmet works with files you already have, or can have in minutes. No passwords, no access to your accounts.
    </PageHeader>
    <Paths />
  </>
)
