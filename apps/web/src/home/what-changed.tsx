import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Portrait } from '../kit/portrait.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { type Change, listChanges } from './list-changes.ts'
import { homeMessages } from './home.messages.ts'
import { insightsQuery } from './home.queries.ts'

const ChangeRow = ({ change: { contact, kind, sentence } }: { change: Change }) => (
  <div className={clsx(entityRowStyles.entityRow, styles.row)}>
    <span className={entityRowStyles.who}>
      <Portrait id={contact.id} name={contact.name} size={32} />
      <span className={clsx(entityRowStyles.words, styles.changed)}>
        <span className={styles.change}>
          <Link to="/contacts/$id" params={{ id: contact.id }} className={clsx(text.rowName, text.clip)}>
            {contact.name}
          </Link>
          <span className={clsx(text.small, text.quiet)}>{homeMessages.changeKind({ kind })}</span>
        </span>
        <span className={entityRowStyles.about}>{sentence}</span>
      </span>
    </span>
  </div>
)

/** New jobs, and relationships that are warming or cooling. Nothing is said while nothing has changed. */
export const WhatChanged = () => {
  const { data } = useQuery(insightsQuery)
  const changes = data ? listChanges(data) : []
  if (changes.length === 0) return null
  return (
    <Section title={homeMessages.whatChanged()}>
      <Rows lightsUp label={homeMessages.whatChanged()} items={changes} keyOf={({ key }) => key}>
        {(change) => <ChangeRow change={change} />}
      </Rows>
    </Section>
  )
}
