import styles from './guest-page-parts.module.css'
import { Button, CopyButton } from '@mantine/core'
import type { AskPage } from '@wellmet/introductions/guest-pages/guest-pages.contract.ts'
import { guestPagesMessages } from '@wellmet/introductions/guest-pages/guest-pages.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Section } from '../../kit/section.tsx'

/** The message as it can be forwarded, whatever one answers here. */
export const ReadyToForward = ({ page: { text, target } }: { page: Pick<AskPage, 'text' | 'target'> }) => (
  <Section
    title={guestPagesMessages.readyToForward()}
    about={guestPagesMessages.readyToForwardAbout({ target: firstName(target.name) })}
    actions={
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button variant="default" size="sm" onClick={copy}>
            <span aria-live="polite">{copied ? kitMessages.copied() : guestPagesMessages.copyMessage()}</span>
          </Button>
        )}
      </CopyButton>
    }
  >
    <div className={styles.card}>
      <p className={styles.words}>{text}</p>
    </div>
  </Section>
)
