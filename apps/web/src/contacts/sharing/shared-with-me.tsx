import entityRowStyles from '../../kit/entity-row.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import type { SharingOverview as Overview } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { sharingMessages } from '@wellmet/contacts/sharing/sharing.messages.ts'
import { useMemberName } from '../../account/members/use-member-name.ts'
import { Portrait } from '../../kit/portrait.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'

/** The networks that the viewer can use. */
export const SharedWithMe = ({ sharedWithMe }: Pick<Overview, 'sharedWithMe'>) => {
  const nameOf = useMemberName()
  return (
    <Section title={sharingMessages.sharedWithYou()} about={sharingMessages.sharedWithYouAbout()}>
      {sharedWithMe.length === 0 ? (
        <p className={clsx(text.small, text.quiet)}>{sharingMessages.nobodyShares()}</p>
      ) : (
        <Rows label={sharingMessages.whoShares()} items={sharedWithMe} keyOf={({ userId }) => userId}>
          {({ userId, name, contacts }) => (
            <div className={entityRowStyles.entityRow}>
              <div className={entityRowStyles.who}>
                <Portrait id={userId} name={name} size={32} />
                <span className={clsx(entityRowStyles.words, entityRowStyles.name, text.clip)}>
                  {nameOf({ userId, name })}
                </span>
              </div>
              <span className={clsx(text.small, text.quiet, text.figures)}>
                {sharingMessages.contactsCount({ count: contacts })}
              </span>
            </div>
          )}
        </Rows>
      )}
    </Section>
  )
}
