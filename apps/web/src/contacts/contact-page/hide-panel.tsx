import text from '../../kit/text.module.css'
import styles from './contact-actions.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { useId, useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { networkMapQuery } from '../network-people/network-map.queries.ts'
import { companyName } from '@wellmet/identity/names/words.rules.ts'
import { clsx } from 'clsx'
import { bodyOf, choiceKey, type HideChoice, hideChoices, hideWords, isHiddenBy } from './hide-choices.ts'
import { useHideRule } from '../contact-list/contacts.queries.ts'

type Props = { page: ContactPage; hidden: readonly HideRule[] }

/** How many of one's contacts are there, where the picture holds them all. */
const useColleagues = (company: string | null): number | null => {
  const { data } = useQuery(networkMapQuery)
  if (!data || data.note !== null || company === null) return null
  const label = companyName(company)
  return data.people.filter((person) => person.ring === 1 && person.company && companyName(person.company) === label)
    .length
}

const HideForm = ({ page, hidden, onDone }: Props & { onDone: () => void }) => {
  const { name, company } = page.contact
  const choices = hideChoices(page)
  const isDone = (choice: HideChoice) => isHiddenBy(choice, hidden)
  const [chosen, setChosen] = useState<HideChoice | undefined>(choices.find((choice) => !isDone(choice)))
  const colleagues = useColleagues(company)
  const { hide } = useHideRule()
  const group = useId()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) hide.mutate({ body: bodyOf(chosen) }, { onSuccess: onDone })
      }}
    >
      <fieldset className={styles.hideChoices}>
        <legend>{hideRulesMessages.whatToHide()}</legend>
        {choices.map((choice) => {
          const { title, about } = hideWords(choice, name, colleagues)
          return (
            <label key={choiceKey(choice)} className={styles.hideChoice}>
              <input
                type="radio"
                name={group}
                disabled={isDone(choice)}
                checked={chosen !== undefined && choiceKey(chosen) === choiceKey(choice)}
                onChange={() => setChosen(choice)}
              />
              <strong>{title}</strong>
              <span className={text.quiet}>{isDone(choice) ? hideRulesMessages.alreadyHidden() : about}</span>
            </label>
          )
        })}
      </fieldset>
      <p className={clsx(text.small, text.quiet)}>{hideRulesMessages.hideAbout()}</p>
      <FormAlert trouble={hide.error && { text: hideRulesMessages.notHidden({ reason: reasonOf(hide.error) }) }} />
      <div className={styles.formActions}>
        <Button type="submit" loading={hide.isPending} disabled={chosen === undefined}>
          {hideRulesMessages.hide()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {kitMessages.cancel()}
        </Button>
      </div>
    </form>
  )
}

/** At `?panel=hide`. */
export const HidePanel = ({ page, hidden }: Props) => {
  const { panel, close } = usePanel()
  return (
    <SidePanel
      opened={panel === 'hide'}
      onClose={close}
      title={hideRulesMessages.hideName({ name: page.contact.name })}
    >
      {panel === 'hide' ? <HideForm page={page} hidden={hidden} onDone={close} /> : null}
    </SidePanel>
  )
}
