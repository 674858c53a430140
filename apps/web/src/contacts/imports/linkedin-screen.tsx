import text from '../../kit/text.module.css'
import styles from './linkedin-screen.module.css'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import type { ReactNode } from 'react'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { WhileYouWait } from './while-you-wait.tsx'
import { ImportStart } from './import-start.tsx'
import { PrivacyNotes } from './privacy-notes.tsx'
import { useIsImporting } from './use-is-importing.ts'

const Steps = () => (
  <ol className={styles.steps}>
    <li>
      <h3>{importsMessages.askLinkedIn()}</h3>
      <p>
        {importsMessages.askLinkedInAbout()}{' '}
        <a
          className={clsx(text.link, styles.link)}
          href="https://www.linkedin.com/mypreferences/d/download-my-data"
          target="_blank"
          rel="noopener noreferrer"
        >
          {importsMessages.openThatPage()}
          <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
          <span className={text.onlySpoken}> {importsMessages.opensNewTab()}</span>
        </a>
      </p>
    </li>
    <li>
      <h3>{importsMessages.waitForEmail()}</h3>
      <p>{importsMessages.waitForEmailAbout()}</p>
    </li>
    <li>
      <h3>{importsMessages.dropZipTitle()}</h3>
      <p>{importsMessages.dropZipAbout()}</p>
    </li>
  </ol>
)

/** Gone with a file, so that what became of it is in sight. */
const HowToGet = () =>
  useIsImporting() ? null : (
    <Section title={importsMessages.howToGet()}>
      <Steps />
    </Section>
  )

/** `next` is what follows a finished import. */
export const LinkedinScreen = ({ next }: { next: ReactNode }) => (
  <>
    <Link to="/access" className={clsx(text.link, styles.back)}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
      {importsMessages.allWays()}
    </Link>
    <PageHeader title={importsMessages.importLinkedIn()}>{importsMessages.linkedInAbout()}</PageHeader>
    <HowToGet />
    <Section title={importsMessages.yourFile()}>
      <ImportStart what={importsMessages.dropZip()} hint={importsMessages.dropZipHint()} next={next} />
    </Section>
    <WhileYouWait />
    <Section title={importsMessages.whatHappens()}>
      <PrivacyNotes />
    </Section>
  </>
)
