import text from '../../kit/text.module.css'
import styles from './linkedin-screen.module.css'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { BringIn } from './bring-in.tsx'
import { PrivacyNotes } from './privacy-notes.tsx'

const Steps = () => (
  <ol className={styles.steps}>
    <li>
      <h3>Ask LinkedIn for it</h3>
      <p>
        Settings → Data privacy → Get a copy of your data.{' '}
        <a
          className={clsx(text.link, styles.link)}
          href="https://www.linkedin.com/mypreferences/d/download-my-data"
          target="_blank"
          rel="noopener noreferrer"
        >
          Open that page
          <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
          <span className={text.onlySpoken}> (in a new tab)</span>
        </a>
      </p>
    </li>
    <li>
      <h3>Wait for its mail</h3>
      <p>The basic archive comes in minutes. The complete one, which has your messages too, within 24 hours.</p>
    </li>
    <li>
      <h3>Bring the ZIP here</h3>
      <p>The link in the mail works for 72 hours. Leave the ZIP as it is; there is no need to unpack it.</p>
    </li>
  </ol>
)

export const LinkedinScreen = () => (
  <>
    <Link to="/access" className={clsx(text.link, styles.back)}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
      All ways to bring it in
    </Link>
    <PageHeader title="Bring a LinkedIn export">
      Your own copy of your connections and messages. Wellmet never signs in to LinkedIn and never reads its pages.
    </PageHeader>
    <Section title="How to get it">
      <Steps />
    </Section>
    <Section title="Your file">
      <BringIn
        what="Drop the ZIP from LinkedIn here"
        hint="If your browser unpacked it into a folder, drop Connections.csv from it, then messages.csv."
      />
    </Section>
    <Section title="What becomes of it">
      <PrivacyNotes />
    </Section>
  </>
)
