import text from '../../kit/text.module.css'
import styles from './contact-screen.module.css'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  contactFields,
  declarationOf,
  optionalFields,
} from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'
import { manualContactsMessages } from '@wellmet/contacts/manual-contacts/manual-contacts.messages.ts'
import type { ReactNode } from 'react'
import { formatDay } from '../../kit/dates.ts'
import { sourceWords } from '../contact-list/contact-words.ts'
import { EditedField } from './edited-field.tsx'
import { TypedAddress } from './typed-address.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Several = ({ values, scheme }: { values: readonly string[]; scheme: 'mailto' | 'tel' }) => (
  <ul>
    {values.map((value) => (
      <li key={value}>
        <a className={text.link} href={`${scheme}:${value}`}>
          {value}
        </a>
      </li>
    ))}
  </ul>
)

const CompanyLink = ({ company }: { company: string }) => (
  <Link to="/all-contacts" search={{ company }} className={text.link}>
    {contactsMessages.companyContacts({ company })}
  </Link>
)

const detailFields = optionalFields.filter((field) => declarationOf(field).page !== 'header')

/** How to reach them, and where this is known from. */
export const ContactFacts = ({ page, mayChange }: { page: ContactPage; mayChange: boolean }) => {
  const {
    contact,
    emails,
    typedEmail,
    phones,
    linkedinUrl,
    connectedOn,
    sources,
    firstSeenAt,
    familiarity,
    familiarityAt,
    edits,
  } = page
  return (
    <dl className={clsx(styles.card, styles.facts)}>
      {emails.length > 0 || typedEmail !== null || mayChange ? (
        <Fact name={contactsMessages.email()}>
          <Several values={typedEmail === null ? emails : [...emails, typedEmail]} scheme="mailto" />
          {typedEmail === null ? null : (
            <span className={clsx(text.small, text.quiet)}>{contactEditsMessages.emailTyped()} </span>
          )}
          {mayChange ? <TypedAddress page={page} /> : null}
        </Fact>
      ) : null}
      {phones.length > 0 ? (
        <Fact name={contactsMessages.phone()}>
          <Several values={phones} scheme="tel" />
        </Fact>
      ) : null}
      {linkedinUrl ? (
        <Fact name={contactsMessages.linkedin()}>
          <a className={clsx(text.link, styles.outside)} href={linkedinUrl} target="_blank" rel="noopener noreferrer">
            {contactsMessages.openProfile()}
            <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
            <span className={text.onlySpoken}> {contactsMessages.opensNewTab()}</span>
          </a>
        </Fact>
      ) : null}
      {detailFields.map((field) => {
        const value = contact[field]
        return value ? (
          <Fact key={field} name={contactFields[field].label()}>
            {field === 'company' ? <CompanyLink company={value} /> : value}
          </Fact>
        ) : null
      })}
      {connectedOn ? (
        <Fact name={contactsMessages.connected()}>
          <time dateTime={connectedOn}>{formatDay(connectedOn)}</time>
        </Fact>
      ) : null}
      {familiarity ? (
        <Fact name={contactsMessages.familiarity()}>
          {manualContactsMessages.familiaritySaid({ familiarity })}
          {familiarityAt ? ` · ${formatDay(familiarityAt)}` : null}
        </Fact>
      ) : null}
      <Fact name={contactsMessages.imported()}>
        <time dateTime={firstSeenAt}>{formatDay(firstSeenAt)}</time>
      </Fact>
      {edits.length > 0 ? (
        <Fact name={contactEditsMessages.edited()}>
          <ul>
            {edits.map((edit) => (
              <EditedField key={edit.field} contactId={contact.id} mayChange={mayChange} edit={edit} />
            ))}
          </ul>
        </Fact>
      ) : null}
      {sources.length > 0 ? (
        <Fact name={contactsMessages.from()}>
          <ul>
            {sources.map((source) => (
              <li key={source}>
                <Link to="/all-contacts" search={{ source }} className={text.link}>
                  {sourceWords(source)}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
    </dl>
  )
}
