import text from '../../kit/text.module.css'
import styles from './contact-actions.module.css'
import contactScreenStyles from './contact-screen.module.css'
import { Button } from '@mantine/core'
import { IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { deletionsMessages } from '@wellmet/contacts/deletions/deletions.messages.ts'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { hideRuleAbout, hideRuleName } from '../sharing/hide-rule-words.ts'
import { hideRulesQuery } from '../sharing/hide-rules.queries.ts'
import { sharesWords } from '../sharing/sharing-words.ts'
import { sharingQuery } from '../sharing/sharing.queries.ts'
import { DeletePanel } from './delete-panel.tsx'
import { hideRulesOf } from './hide-choices.ts'
import { HidePanel } from './hide-panel.tsx'
import { useHideRule } from '../contact-list/contacts.queries.ts'

const HiddenBy = ({ hideRules, mayChange }: { hideRules: readonly HideRule[]; mayChange: boolean }) => {
  const { remove } = useHideRule()
  return (
    <>
      <ul className={styles.hidden} aria-label={hideRulesMessages.hiddenBy()}>
        {hideRules.map((hideRule) => (
          <li key={hideRule.id}>
            <span>
              <strong>{hideRuleName(hideRule)}</strong> <span className={text.quiet}>{hideRuleAbout(hideRule)}</span>
            </span>
            {mayChange ? (
              <ConfirmButton
                className={styles.showAgain}
                label={hideRulesMessages.showAgain()}
                spoken={hideRulesMessages.showAgainName({ name: hideRuleName(hideRule) })}
                question={hideRulesMessages.showAgainQuestion({ name: hideRuleName(hideRule) })}
                verb={hideRulesMessages.showAgain()}
                onConfirm={() => remove.mutate({ params: { path: { id: hideRule.id } } })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <FormAlert trouble={remove.error && { text: hideRulesMessages.notChanged({ reason: reasonOf(remove.error) }) }} />
    </>
  )
}

const seenByWords = (sharedWith: Parameters<typeof sharesWords>[0]): string =>
  sharedWith.length === 0
    ? contactsMessages.whoCanSeeNobody()
    : contactsMessages.whoCanSeeShared({ names: sharesWords(sharedWith) })

/** Who can see the contact, with the buttons to hide and to delete it. */
export const ContactActions = ({ page }: { page: ContactPage }) => {
  const { workspace } = useSession()
  const { open } = usePanel()
  const { data } = useQuery(hideRulesQuery)
  const sharing = useQuery(sharingQuery)
  const mayChange = isMember(workspace?.role)
  const hideRules = data ? hideRulesOf(page, data.items) : []
  const isHidden = hideRules.length > 0
  return (
    <Section title={contactsMessages.whoCanSee()}>
      <div className={clsx(contactScreenStyles.card, styles.care)}>
        <output>
          {isHidden ? contactsMessages.whoCanSeeHidden() : sharing.data ? seenByWords(sharing.data.sharedWith) : ''}
        </output>
        {isHidden ? <HiddenBy hideRules={hideRules} mayChange={mayChange} /> : null}
        {mayChange ? (
          <div className={styles.contactActions}>
            <Button
              variant="default"
              leftSection={<IconEyeOff size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => open('hide')}
            >
              {isHidden ? hideRulesMessages.hideMore() : hideRulesMessages.hideContact()}
            </Button>
            <Button
              variant="default"
              className={styles.delete}
              leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => open('erase')}
            >
              {deletionsMessages.deleteContact()}
            </Button>
          </div>
        ) : null}
      </div>
      {mayChange ? (
        <>
          <HidePanel page={page} hidden={hideRules} />
          <DeletePanel page={page} />
        </>
      ) : null}
    </Section>
  )
}
