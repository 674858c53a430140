import text from '../../kit/text.module.css'
import styles from './hide-form.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { HiddenList } from './hidden-list.tsx'
import { HideForm } from './hide-form.tsx'
import { hideRulesQuery, useHideRules } from './hide-rules.queries.ts'

/** What stays with its owner whatever they share. */
export const HiddenSection = ({ mayChange }: { mayChange: boolean }) => {
  const hideRules = useQuery(hideRulesQuery)
  const { showAgain } = useHideRules()
  return (
    <Section title={hideRulesMessages.hiddenContacts()} about={hideRulesMessages.hiddenContactsAbout()}>
      <div className={styles.hiddenContacts}>
        {mayChange ? <HideForm /> : null}
        <Loaded
          query={hideRules}
          what={hideRulesMessages.hiddenContacts()}
          skeleton={<RowSkeletons rows={2} label={hideRulesMessages.loading()} />}
        >
          {({ items }) =>
            items.length === 0 ? (
              <p className={clsx(text.small, text.quiet)}>{hideRulesMessages.noHiddenContacts()}</p>
            ) : (
              <HiddenList hideRules={items} mayChange={mayChange} onShowAgain={showAgain} />
            )
          }
        </Loaded>
      </div>
    </Section>
  )
}
