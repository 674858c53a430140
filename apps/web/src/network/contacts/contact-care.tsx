import text from '../../kit/text.module.css'
import styles from './contact-care.module.css'
import contactScreenStyles from './contact-screen.module.css'
import { Button } from '@mantine/core'
import { IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { Hiding } from '@wellmet/contacts/hidden-contacts/hidings.contract.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Section } from '../../kit/section.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { hidingAbout, hidingName } from '../sharing/hiding-words.ts'
import { hidingsQuery } from '../sharing/hidings.queries.ts'
import { ErasePanel } from './erase-panel.tsx'
import { hidingsOf } from './hide-choices.ts'
import { HidePanel } from './hide-panel.tsx'
import { useHiding } from './contacts.queries.ts'

const HiddenBy = ({ hidings, mayChange }: { hidings: readonly Hiding[]; mayChange: boolean }) => {
  const { lift } = useHiding()
  const problem = lift.error === null ? null : toProblem(lift.error)
  return (
    <>
      <ul className={styles.hidden} aria-label="Hidden by">
        {hidings.map((hiding) => (
          <li key={hiding.id}>
            <span>
              <strong>{hidingName(hiding)}</strong> <span className={text.quiet}>{hidingAbout(hiding)}</span>
            </span>
            {mayChange ? (
              <ConfirmButton
                className={styles.showAgain}
                label="Show again"
                spoken={`Show again: ${hidingName(hiding)}`}
                question={`Show ${hidingName(hiding)} again to those with whom you share your network?`}
                verb="Show again"
                onConfirm={() => lift.mutate({ params: { path: { id: hiding.id } } })}
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
export const ContactCare = ({ page }: { page: ContactPage }) => {
  const { workspace } = useSession()
  const { open } = usePanel()
  const { data } = useQuery(hidingsQuery)
  const mayChange = isMember(workspace?.role)
  const hidings = data ? hidingsOf(page, data.items) : []
  const isHidden = hidings.length > 0
  return (
    <Section title="Who else sees them">
      <div className={clsx(contactScreenStyles.card, styles.care)}>
        <output>
          {isHidden
            ? 'Hidden: nobody but you sees them, whatever you share.'
            : 'Nobody, unless you share your network; then those with whom you share it.'}
        </output>
        {isHidden ? <HiddenBy hidings={hidings} mayChange={mayChange} /> : null}
        {mayChange ? (
          <div className={styles.careActions}>
            <Button
              variant="default"
              leftSection={<IconEyeOff size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => open('hide')}
            >
              {isHidden ? 'Hide more' : 'Hide'}
            </Button>
            <Button
              variant="default"
              className={styles.erase}
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
          <HidePanel page={page} hidden={hidings} />
          <ErasePanel page={page} />
        </>
      ) : null}
    </Section>
  )
}
