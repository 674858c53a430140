import text from '../../kit/text.module.css'
import styles from './contact-actions.module.css'
import contactScreenStyles from './contact-screen.module.css'
import { Button } from '@mantine/core'
import { IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { hideRuleAbout, hideRuleName } from '../sharing/hide-rule-words.ts'
import { hideRulesQuery } from '../sharing/hide-rules.queries.ts'
import { DeletePanel } from './delete-panel.tsx'
import { hideRulesOf } from './hide-choices.ts'
import { HidePanel } from './hide-panel.tsx'
import { useHideRule } from './contacts.queries.ts'

const HiddenBy = ({ hideRules, mayChange }: { hideRules: readonly HideRule[]; mayChange: boolean }) => {
  const { remove } = useHideRule()
  const problem = remove.error === null ? null : toProblem(remove.error)
  return (
    <>
      <ul className={styles.hidden} aria-label="Hidden by">
        {hideRules.map((hideRule) => (
          <li key={hideRule.id}>
            <span>
              <strong>{hideRuleName(hideRule)}</strong> <span className={text.quiet}>{hideRuleAbout(hideRule)}</span>
            </span>
            {mayChange ? (
              <ConfirmButton
                className={styles.showAgain}
                label="Show again"
                spoken={`Show again: ${hideRuleName(hideRule)}`}
                question={`Show ${hideRuleName(hideRule)} again to those with whom you share your network?`}
                verb="Show again"
                onConfirm={() => remove.mutate({ params: { path: { id: hideRule.id } } })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <FormAlert trouble={problem && { text: `Nothing was changed. ${problem.detail ?? problem.title}` }} />
    </>
  )
}

/** Who else may see them, and the two ways to see to that: hide, and erase. */
export const ContactActions = ({ page }: { page: ContactPage }) => {
  const { workspace } = useSession()
  const { open } = usePanel()
  const { data } = useQuery(hideRulesQuery)
  const mayChange = isMember(workspace?.role)
  const hideRules = data ? hideRulesOf(page, data.items) : []
  const isHidden = hideRules.length > 0
  return (
    <Section title="Who else sees them">
      <div className={clsx(contactScreenStyles.card, styles.care)}>
        <output>
          {isHidden
            ? 'Hidden: nobody but you sees them, whatever you share.'
            : 'Nobody, unless you share your network; then those with whom you share it.'}
        </output>
        {isHidden ? <HiddenBy hideRules={hideRules} mayChange={mayChange} /> : null}
        {mayChange ? (
          <div className={styles.contactActions}>
            <Button
              variant="default"
              leftSection={<IconEyeOff size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => open('hide')}
            >
              {isHidden ? 'Hide more' : 'Hide'}
            </Button>
            <Button
              variant="default"
              className={styles.delete}
              leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => open('erase')}
            >
              Erase
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
