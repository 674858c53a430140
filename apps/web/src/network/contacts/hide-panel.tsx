import text from '../../kit/text.module.css'
import styles from './contact-actions.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { useId, useState } from 'react'
import { toProblem } from '../../api/problem.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { networkMapQuery } from '../network-map/network-map.queries.ts'
import { companyName } from '@wellmet/identity/names/words.rules.ts'
import { clsx } from 'clsx'
import { bodyOf, choiceKey, type HideChoice, hideChoices, hideWords, isHiddenBy } from './hide-choices.ts'
import { useHideRule } from './contacts.queries.ts'

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
  const problem = hide.error === null ? null : toProblem(hide.error)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) hide.mutate({ body: bodyOf(chosen) }, { onSuccess: onDone })
      }}
    >
      <fieldset className={styles.hideChoices}>
        <legend>What to hide</legend>
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
              <span className={text.quiet}>{isDone(choice) ? 'Hidden already.' : about}</span>
            </label>
          )
        })}
      </fieldset>
      <p className={clsx(text.small, text.quiet)}>
        Hidden contacts stay yours: you still see them, and your own routes still use them. Nobody else does, whatever
        you share. It holds at once, and you can show them again at any time.
      </p>
      <FormAlert trouble={problem && { text: `Nothing was hidden. ${problem.detail ?? problem.title}` }} />
      <div className={styles.formActions}>
        <Button type="submit" loading={hide.isPending} disabled={chosen === undefined}>
          Hide
        </Button>
        <Button variant="default" onClick={onDone}>
          Leave as it is
        </Button>
      </div>
    </form>
  )
}

/** At `?panel=hide`. */
export const HidePanel = ({ page, hidden }: Props) => {
  const { panel, close } = usePanel()
  return (
    <SidePanel opened={panel === 'hide'} onClose={close} title={`Hide ${page.contact.name}`}>
      {panel === 'hide' ? <HideForm page={page} hidden={hidden} onDone={close} /> : null}
    </SidePanel>
  )
}
