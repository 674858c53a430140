import text from '../../kit/text.module.css'
import styles from './contact-screen.module.css'
import tableStyles from '../contact-list/contacts-table.module.css'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'
import { headlineOf } from '@wellmet/contacts/contact-fields/contact-words.rules.ts'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import { mayAskOthers } from '@wellmet/identity/person-states/person-state.rules.ts'
import type { ComponentType } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { StateNotice } from '../../identity/person-states/state-notice.tsx'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { Section } from '../../kit/section.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ContactActions } from './contact-actions.tsx'
import { ContactLookups } from './contact-lookups.tsx'
import { ContactNotes } from './contact-notes.tsx'
import { ContactTags } from './contact-tags.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ContactStrength } from './contact-strength.tsx'
import { contactQuery } from '../contact-list/contacts.queries.ts'
import { EditContact } from '../contact-list/edit-contact.tsx'
import { ContactRating } from '../ratings/contact-rating.tsx'
import { EvidenceMonths } from './evidence-months.tsx'
import { StrengthPanel } from './strength-panel.tsx'
import { WarmthChart } from './warmth-chart.tsx'

const mostEvidence = 200

const ContactSkeleton = () => (
  <div aria-busy="true">
    <h1 className={text.onlySpoken}>{contactsMessages.contact()}</h1>
    <output className={text.onlySpoken}>{contactsMessages.loadingContact()}</output>
    <div className={styles.head}>
      <Skeleton circle height={56} width={56} />
      <div>
        <Skeleton height={20} width={200} mb={12} />
        <Skeleton height={12} width={260} />
      </div>
    </div>
    <div className={styles.columns}>
      <Skeleton className={styles.first} height={188} radius="lg" />
      <Skeleton className={styles.details} height={280} radius="lg" />
      <Skeleton className={styles.rest} height={228} radius="lg" />
    </div>
  </div>
)

const EvidenceSection = ({ evidence }: Pick<ContactPage, 'evidence'>) => (
  <Section
    title={relationshipsMessages.evidence()}
    about={
      evidence.length >= mostEvidence
        ? relationshipsMessages.evidenceNewest({ count: evidence.length })
        : relationshipsMessages.evidenceAbout({ count: evidence.length })
    }
  >
    <EvidenceMonths evidence={evidence} />
  </Section>
)

/** Undefined is the overview. */
type ContactTab = 'messages' | undefined

/** Lists, signals and emails belong to areas on the right, so the route hands in what shows them. */
type Slots = {
  tab: ContactTab
  SaveToList: ComponentType<{ kind: 'person'; id: string; name: string }>
  SignalsAbout: ComponentType<{ personId: string }>
  Tabs: ComponentType<{ personId: string; here: ContactTab }>
  Messages: ComponentType<{ personId: string; name: string }>
}

const Known = ({ page, tab, SaveToList, Tabs, Messages, ...slots }: { page: ContactPage } & Slots) => {
  const { contact, writeTo: address, linkedinUrl, familiarity } = page
  const { workspace } = useSession()
  const mayChange = isMember(workspace?.role)
  return (
    <>
      <PageHeader
        portrait={<Portrait id={contact.id} name={contact.name} size={56} />}
        title={contact.name}
        tab=""
        actions={
          <>
            {address === null ? null : (
              <Button component="a" href={`mailto:${encodeURIComponent(address)}`} title={address}>
                {contactsMessages.writeEmail()}
              </Button>
            )}
            {linkedinUrl === null ? null : (
              <Button component="a" variant="default" href={linkedinUrl} target="_blank" rel="noopener noreferrer">
                {contactsMessages.openLinkedin()}
                <span className={text.onlySpoken}> {contactsMessages.opensNewTab()}</span>
              </Button>
            )}
            {contact.personState.requestId !== null || !mayAskOthers(contact.personState) ? null : (
              <LinkButton variant="default" to="/introductions/path" search={{ person: contact.id }}>
                {contactsMessages.askForIntroduction()}
              </LinkButton>
            )}
            <SaveToList kind="person" id={contact.id} name={contact.name} />
            {mayChange ? (
              <EditContact
                contact={contact}
                className={tableStyles.barButton}
                label={contactEditsMessages.edit()}
                familiarity={familiarity}
              />
            ) : null}
          </>
        }
      >
        {headlineOf(contact) || kitMessages.roleUnknown()}
        <span className={clsx(styles.state, text.quiet)}>{stateWords(contact.personState)}</span>
      </PageHeader>
      <Tabs personId={contact.id} here={tab} />
      {tab === 'messages' ? (
        <Messages personId={contact.id} name={contact.name} />
      ) : (
        <Overview page={page} mayChange={mayChange} {...slots} />
      )}
    </>
  )
}

type OverviewProps = { page: ContactPage; mayChange: boolean } & Pick<Slots, 'SignalsAbout'>

const Overview = ({ page, mayChange, SignalsAbout }: OverviewProps) => {
  const { contact, evidence, familiarity } = page
  return (
    <>
      <StateNotice person={contact} className={styles.notice} />
      {mayChange ? <ContactRating key={contact.id} contact={contact} familiarity={familiarity} /> : null}
      <div className={styles.columns}>
        <div className={styles.first}>
          <Section title={contactsMessages.strength()}>
            <ContactStrength contact={contact} familiarity={familiarity} />
          </Section>
        </div>
        <div className={styles.details}>
          <Section title={contactsMessages.details()}>
            <ContactFacts page={page} mayChange={mayChange} />
          </Section>
          <ContactLookups contactId={contact.id} mayChange={mayChange} />
          <ContactTags contact={contact} mayChange={mayChange} />
          <ContactActions page={page} />
        </div>
        <div className={styles.rest}>
          <SignalsAbout personId={contact.id} />
          <ContactNotes contactId={contact.id} mayChange={mayChange} />
          {evidence.length > 0 ? (
            <>
              <WarmthChart page={page} />
              <EvidenceSection evidence={evidence} />
            </>
          ) : null}
        </div>
      </div>
      <StrengthPanel page={page} />
    </>
  )
}

const NotThere = () => (
  <>
    <PageHeader title={contactsMessages.notFound()} />
    <EmptyState
      title={contactsMessages.notThere()}
      next={<LinkButton to="/contacts">{contactsMessages.seeContacts()}</LinkButton>}
    >
      {contactsMessages.notThereAbout()}
    </EmptyState>
  </>
)

export const ContactScreen = ({ id, ...slots }: { id: string } & Slots) => {
  const query = useQuery(contactQuery(id))
  if (query.isError && !query.data && toProblem(query.error).status === 404) return <NotThere />
  return (
    <>
      <Link to="/contacts" className={clsx(text.link, styles.back)}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {contactsMessages.contacts()}
      </Link>
      {query.isError && !query.data ? <PageHeader title={contactsMessages.contact()} /> : null}
      <Loaded query={query} what={contactsMessages.thisContact()} skeleton={<ContactSkeleton />}>
        {(page) => <Known page={page} {...slots} />}
      </Loaded>
    </>
  )
}
