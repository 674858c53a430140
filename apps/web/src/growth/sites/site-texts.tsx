import styles from './site.module.css'
import { Button, CopyButton } from '@mantine/core'
import type { Site } from '@wellmet/growth/sites/sites.contract.ts'
import { sitesMessages as m } from '@wellmet/growth/sites/sites.messages.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Section } from '../../kit/section.tsx'

/** What to copy into the pages. */
export const SiteTexts = ({ site: { snippet, forms } }: { site: Site }) => (
  <Section title={m.copy()} about={m.copyAbout()}>
    <Source title={m.script()} text={snippet} />
    {forms.map(({ name, title, html }) => (
      <Disclosure key={name} summary={title}>
        <Source title={title} text={html} />
      </Disclosure>
    ))}
  </Section>
)

const Source = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.source}>
    <pre>{text}</pre>
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" size="compact-sm" onClick={copy} aria-label={m.copyNamed({ name: title })}>
          <span aria-live="polite">{copied ? kitMessages.copied() : m.copyButton()}</span>
        </Button>
      )}
    </CopyButton>
  </div>
)
