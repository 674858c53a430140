import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import type { SharingOverview as Overview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { contactsWords } from './sharing-words.ts'

/** Whose networks I can use. */
export const SharedWithMe = ({ sharedWithMe }: Pick<Overview, 'sharedWithMe'>) => (
  <Section title="Shared with you" about="Teammates whose contacts your routes may lead through.">
    {sharedWithMe.length === 0 ? (
      <p className={clsx(text.small, text.quiet)}>
        Nobody shares their network with you yet. Each member decides for themselves, here.
      </p>
    ) : (
      <Rows label="Who shares with you" items={sharedWithMe} keyOf={({ userId }) => userId}>
        {({ userId, name, contacts }) => (
          <div className={entityRowStyles.entityRow}>
            <div className={entityRowStyles.who}>
              <Portrait id={userId} name={name} size={32} />
              <span className={clsx(entityRowStyles.words, entityRowStyles.name, text.clip)}>{name}</span>
            </div>
            <span className={clsx(text.small, text.quiet, text.figures)}>{contactsWords(contacts)}</span>
          </div>
        )}
      </Rows>
    )}
  </Section>
)
