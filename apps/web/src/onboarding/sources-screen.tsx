import text from '../kit/text.module.css'
import styles from './onboarding.module.css'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Section } from '../kit/section.tsx'
import { useOffers } from '../connections/accounts/connect-links.tsx'
import { ImportStart } from '../contacts/imports/import-start.tsx'
import { PrivacyNotes } from '../contacts/imports/privacy-notes.tsx'
import { AfterImport } from './after-import.tsx'
import { onboardingMessages as m } from './onboarding.messages.ts'

/** Each account with the files it exports and Wellmet reads. */
const accounts = [
  { name: m.google, steps: [m.googleContacts, m.googleCalendar, m.googleMail] },
  { name: m.microsoft, steps: [m.microsoftContacts, m.microsoftCalendar, m.microsoftMail] },
  { name: m.apple, steps: [m.appleContacts, m.appleCalendar, m.appleMail] },
] as const

/** Accounts that are read by themselves, where this server can. */
const Offers = () =>
  useOffers().map(({ provider, label, category }) => (
    <section key={provider} className={styles.source}>
      <h2>{engineMessages.accountOf({ provider: label })}</h2>
      <p>{category === 'crm' ? engineMessages.offerAboutCrm() : engineMessages.offerAbout()}</p>
      <LinkButton to="/settings/connected-accounts">{engineMessages.connect({ provider: label })}</LinkButton>
    </section>
  ))

const Sources = () => (
  <div className={styles.sources}>
    <section className={styles.source}>
      <h2>{m.linkedIn()}</h2>
      <p>{m.linkedInAbout()}</p>
      <LinkButton to="/access/linkedin">{m.linkedInNext()}</LinkButton>
    </section>
    <Offers />
    {accounts.map(({ name, steps }) => (
      <section key={name.code} className={styles.source}>
        <h2>{m.filesFrom({ source: name() })}</h2>
        <ul>
          {steps.map((step) => (
            <li key={step.code}>{step()}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

/** Where contacts come from: accounts that are connected, and the files that each account exports. */
export const SourcesScreen = () => (
  <>
    <PageHeader title={m.chooseSource()}>{m.chooseSourceAbout()}</PageHeader>
    <p className={styles.notice}>{m.filesInstead()}</p>
    <Sources />
    <Section title={importsMessages.yourFile()} about={<span className={text.quiet}>{m.otherFiles()}</span>}>
      <ImportStart
        quiet
        what={importsMessages.dropAnyFile()}
        hint={importsMessages.dropAnyFileHint()}
        next={<AfterImport />}
      />
    </Section>
    <Section title={importsMessages.whatHappens()}>
      <PrivacyNotes />
    </Section>
  </>
)
